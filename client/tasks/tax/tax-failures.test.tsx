import { screen } from '@testing-library/react';
import { buildTypist, completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { BERKELEY, settingsOf } from '../../onboarding/testing/serve-location';
import {
  getFaultPlans,
  getSingleFaultPlans,
  listReportedFaults,
  createMockServer,
  type InjectedFault,
} from '../../onboarding/testing/mock-server';
import { renderWizard, withPlugins } from '../testing/render-wizard';
import { TaxTask } from './tax-task';

/* Tests each request of the wizard failing, alone and in pairs: the error is shown, the input is kept, and a retry
   finishes without repeating completed requests. */

const SETTINGS = '/wc-analytics/settings/general';
const PLUGINS = '/wc-admin/plugins';
const OPTIONS = '/wc-admin/options';
const NEEDED = ['jetpack', 'woocommerce-services'];
const STREET = '1 Shattuck Ave';
const CITY = 'Berkeley';

const TERMS = `POST ${OPTIONS} with tos_accepted`;
const AUTOMATE = `POST ${OPTIONS} with wc_connect_taxes_enabled`;
const NONE = `POST ${OPTIONS} with woocommerce_no_sales_tax`;

interface ShopOptions {
  plan: readonly InjectedFault[];
  /** Overrides for the default address. */
  address?: Record<string, string>;
  /** Whether the plugins are installed and the store is connected. */
  isReady?: boolean;
}

/** Builds a store in the United States with one tax partner. */
function buildShop({ plan, address = {}, isReady = false }: ShopOptions) {
  const settings: Record<string, string> = { ...BERKELEY, ...address };
  const installed = isReady ? [...NEEDED] : [];
  const active = isReady ? [...NEEDED] : [];
  const options: Record<string, unknown> = {
    wc_connect_taxes_enabled: false,
    woocommerce_setup_jetpack_opted_in: false,
    wc_connect_options: { other: 1 },
  };
  const step = (list: string[]) => (exchange: { body: unknown }) => {
    list.push((exchange.body as { plugins: string }).plugins);
    return { data: {}, errors: { errors: [] }, success: true };
  };
  const server = createMockServer(
    {
      [`GET ${SETTINGS}`]: () => settingsOf(settings),
      [`POST ${SETTINGS}/batch`]({ body }) {
        const { update } = body as { update: { id: string; value: string }[] };
        for (const { id, value } of update) settings[id] = value;
        return { update: settingsOf(Object.fromEntries(update.map(({ id, value }) => [id, value]))) };
      },
      [`GET ${OPTIONS}`]: () => options,
      [`POST ${OPTIONS}`]: ({ body }) => Object.assign(options, body),
      [`GET ${PLUGINS}/installed`]: () => ({ plugins: installed }),
      [`GET ${PLUGINS}/active`]: () => ({ plugins: active }),
      [`POST ${PLUGINS}/install`]: step(installed),
      [`POST ${PLUGINS}/activate`]: step(active),
      [`GET ${PLUGINS}/connect-jetpack`]: () => ({ connectAction: 'https://connect.example/' }),
      'GET /jetpack/v4/connection': () => ({ isActive: isReady }),
    },
    plan,
  );
  const view = renderWizard(TaxTask, {
    task: { id: 'tax', additionalData: { woocommerceTaxCountries: ['US'] } },
    query: { partner: 'woocommerce-tax' },
    admin: withPlugins(isReady ? NEEDED : [], isReady),
  });
  return { ...server, ...view, settings, installed, active, options };
}

const STEPS: Record<string, string> = {
  [`POST ${SETTINGS}/batch`]: 'There was a problem saving your store location',
  [`POST ${PLUGINS}/install`]: 'Some extensions are not set up yet.',
  [`POST ${PLUGINS}/activate`]: 'Some extensions are not set up yet.',
  [TERMS]: 'The terms could not be accepted.',
};

/** Additional reads: failed ones count as missing until they are repeated. */
const READ = [`GET ${SETTINGS}`, `GET ${OPTIONS}`];

test.each([
  ...getFaultPlans(Object.keys(STEPS)),
  ...getSingleFaultPlans([`POST ${SETTINGS}/batch`], 'half'),
  ...getSingleFaultPlans(READ, '500'),
])('steps, %s: shows the error, keeps input and finishes on retry', async (_, plan) => {
  const shop = buildShop({ plan, address: { woocommerce_store_address: '', woocommerce_store_city: '' } });
  const typists = [buildTypist('Address', STREET), buildTypist('City', CITY)];

  const messages = await completeWizard(
    () => {
      for (const type of typists) type();
      pressFirst('Retry', 'Install and activate', 'Continue');
    },
    () => screen.queryByRole('link', { name: 'Connect with Jetpack' }) !== null,
  );

  for (const request of listReportedFaults(plan)) expect(messages).toContain(STEPS[request] ?? '');
  expect(shop.remainingFaults).toEqual([]);
  expect(shop.settings).toMatchObject({ woocommerce_store_address: STREET, woocommerce_store_city: CITY });
  expect(shop.installed.toSorted()).toEqual(NEEDED);
  expect(shop.active.toSorted()).toEqual(NEEDED);
  expect(shop.options['wc_connect_options']).toEqual({ other: 1, tos_accepted: true });
  expect(shop.onComplete).not.toHaveBeenCalled();
});

test.each([...getFaultPlans([TERMS, AUTOMATE]), ...getSingleFaultPlans([AUTOMATE], 'half')])(
  'enabling, %s: shows the error and finishes on retry',
  async (_, plan) => {
    const shop = buildShop({ plan, isReady: true });

    const messages = await completeWizard(
      () => pressFirst('Yes please'),
      () => shop.onComplete.mock.calls.length > 0,
    );

    expect(messages).toContain('There was a problem setting up automated taxes. Please try again.');
    expect(shop.remainingFaults).toEqual([]);
    expect(shop.options).toMatchObject({
      woocommerce_calc_taxes: 'yes',
      wc_connect_taxes_enabled: 'yes',
      wc_connect_options: { other: 1, tos_accepted: true },
    });
    expect(screen.getAllByText("You're awesome! One less item on your to-do list")).toHaveLength(1);
    expect(shop.onComplete).toHaveBeenCalledTimes(1);
  },
);

test.each([...getFaultPlans([NONE]), ...getSingleFaultPlans([NONE], 'half')])(
  'no sales tax, %s: shows the error and finishes on retry',
  async (_, plan) => {
    const shop = buildShop({ plan, isReady: true });

    const messages = await completeWizard(
      () => pressFirst("I don't charge sales tax"),
      () => shop.onComplete.mock.calls.length > 0,
    );

    expect(messages).toContain('Your choice could not be saved. Please try again.');
    expect(shop.options).toMatchObject({ woocommerce_calc_taxes: 'no', woocommerce_no_sales_tax: true });
    expect(shop.onComplete).toHaveBeenCalledTimes(1);
  },
);

test("shows an error with a retry button when the connection URL can't be loaded", async () => {
  const request = `GET ${PLUGINS}/connect-jetpack`;
  const shop = buildShop({ plan: [{ request, fault: 'timeout' }] });

  const messages = await completeWizard(
    () => pressFirst('Install and activate'),
    () => screen.queryByRole('button', { name: 'Retry' }) !== null,
  );

  expect(messages).toContain('The store took too long to respond. Please try again.');
  expect(screen.queryByRole('link', { name: 'Connect with Jetpack' })).not.toBeInTheDocument();
  expect(shop.active.toSorted()).toEqual(NEEDED);
});
