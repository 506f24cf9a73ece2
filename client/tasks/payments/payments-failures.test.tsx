import { screen } from '@testing-library/react';
import { SlotFillProvider } from '@admin/extensions';
import { buildTypist, completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { BERKELEY, settingsOf } from '../../onboarding/testing/serve-location';
import {
  getFaultPlans,
  getSingleFaultPlans,
  listReportedFaults,
  createMockServer,
  type InjectedFault,
} from '../../onboarding/testing/mock-server';
import type { TaskPageProps } from '../task-page';
import { renderWizard, withPlugins } from '../testing/render-wizard';
import { PaymentsTask } from './payments-task';
import {
  buildField,
  buildGateway,
  buildSuggestion,
  GATEWAYS,
  OPTIONS,
  PLUGINS,
  SUGGESTIONS,
} from './testing/open-payments';

/* Tests each request of a setup failing, alone and in pairs: the error is shown, the input is kept, and a retry
   finishes without repeating completed requests. */

const PROBLEM = 'There was a problem saving your payment settings';
const IBAN = 'DE02120300000000202051';
const ACCOUNTS = 'woocommerce_bacs_accounts';

/** Builds a store with bank transfer, and a plugin that adds a gateway with API keys. */
function buildShop(plan: readonly InjectedFault[]) {
  const installed = ['woocommerce'];
  const active = ['woocommerce'];
  const saved: Record<string, { enabled: boolean; settings?: Record<string, string> }> = {};
  const options: Record<string, unknown> = { [ACCOUNTS]: [], woocommerce_bacs_settings: {} };
  const step = (list: string[]) => (exchange: { body: unknown }) => {
    const { plugins } = exchange.body as { plugins: string };
    list.push(plugins);
    return { data: { active }, errors: { errors: [] }, success: true };
  };
  const toStripe = () =>
    buildGateway('stripe', {
      enabled: saved['stripe']?.enabled ?? false,
      needs_setup: saved['stripe'] === undefined,
      required_settings_keys: ['key', 'secret'],
      settings: {
        key: buildField('key', { label: 'API Key', value: saved['stripe']?.settings?.['key'] ?? '' }),
        secret: buildField('secret', { label: 'Secret', type: 'password' }),
      },
    });
  const toBank = () => buildGateway('bacs', { enabled: saved['bacs']?.enabled ?? false });

  const server = createMockServer(
    {
      'GET /wc-analytics/settings/general': () => settingsOf(BERKELEY),
      [`GET ${SUGGESTIONS}`]: () => [
        buildSuggestion('stripe', { title: 'Stripe', plugins: ['stripe'] }),
        buildSuggestion('bacs', { is_offline: true }),
      ],
      [`GET ${GATEWAYS}`]: () => [toBank(), ...(active.includes('stripe') ? [toStripe()] : [])],
      [`PUT ${GATEWAYS}/*`]({ params: [id = ''], body }) {
        saved[id] = body as (typeof saved)[string];
        return id === 'stripe' ? toStripe() : toBank();
      },
      [`GET ${PLUGINS}/installed`]: () => ({ plugins: installed }),
      [`GET ${PLUGINS}/active`]: () => ({ plugins: active }),
      [`POST ${PLUGINS}/install`]: step(installed),
      [`POST ${PLUGINS}/activate`]: step(active),
      [`GET ${OPTIONS}`]: () => options,
      [`POST ${OPTIONS}`]({ body }) {
        return Object.assign(options, body);
      },
    },
    plan,
  );
  return { ...server, installed, active, saved, options };
}

const Page = (props: TaskPageProps) => (
  <SlotFillProvider>
    <PaymentsTask {...props} />
  </SlotFillProvider>
);

const open = (id: string) =>
  renderWizard(Page, { task: { id: 'payments' }, query: { id }, admin: withPlugins([]) });

const KEYS: Record<string, string> = {
  [`GET ${GATEWAYS}`]: 'The payment methods could not be loaded',
  [`POST ${PLUGINS}/install`]: 'Some extensions are not set up yet.',
  [`POST ${PLUGINS}/activate`]: 'Some extensions are not set up yet.',
  [`PUT ${GATEWAYS}/*`]: PROBLEM,
};

test.each([...getFaultPlans(Object.keys(KEYS)), ...getSingleFaultPlans([`GET ${SUGGESTIONS}`], '500')])(
  'API keys, %s: shows the error, keeps input and finishes on retry',
  async (_, plan) => {
    const shop = buildShop(plan);
    const { onComplete } = open('stripe');
    const typists = [buildTypist(/^API Key/, 'pk_1'), buildTypist(/^Secret/, 'sk_1')];

    const messages = await completeWizard(
      () => {
        for (const type of typists) type();
        pressFirst('Retry', 'Continue', 'Save and enable');
      },
      () => onComplete.mock.calls.length > 0,
    );

    for (const request of listReportedFaults(plan)) expect(messages).toContain(KEYS[request] ?? '');
    expect(shop.remainingFaults).toEqual([]);
    expect(shop.installed.toSorted()).toEqual(['stripe', 'woocommerce']);
    expect(shop.active.toSorted()).toEqual(['stripe', 'woocommerce']);
    expect(shop.saved).toEqual({ stripe: { enabled: true, settings: { key: 'pk_1', secret: 'sk_1' } } });
    expect(screen.getAllByText('Stripe configured successfully')).toHaveLength(1);
    expect(onComplete).toHaveBeenCalledTimes(1);
  },
);

const BANK: Record<string, string> = {
  [`GET ${OPTIONS} with ${ACCOUNTS}`]: 'Your bank account could not be loaded',
  [`POST ${OPTIONS}`]: PROBLEM,
  [`PUT ${GATEWAYS}/*`]: PROBLEM,
};

test.each([...getFaultPlans(Object.keys(BANK)), ...getSingleFaultPlans([`POST ${OPTIONS}`], 'half')])(
  'bank account, %s: shows the error, keeps input and finishes on retry',
  async (_, plan) => {
    const shop = buildShop(plan);
    const { onComplete } = open('bacs');
    const type = buildTypist(/^IBAN/, IBAN);

    const messages = await completeWizard(
      () => {
        type();
        pressFirst('Retry', 'Save');
      },
      () => onComplete.mock.calls.length > 0,
    );

    for (const { request } of plan) expect(messages).toContain(BANK[request]);
    expect(shop.remainingFaults).toEqual([]);
    expect(shop.options).toMatchObject({
      [ACCOUNTS]: [{ iban: IBAN }],
      woocommerce_bacs_settings: { enabled: 'yes' },
    });
    expect(shop.options[ACCOUNTS]).toHaveLength(1);
    expect(shop.saved).toEqual({ bacs: { enabled: true } });
    expect(screen.getAllByText('Direct bank transfer details added successfully')).toHaveLength(1);
    expect(onComplete).toHaveBeenCalledTimes(1);
  },
);
