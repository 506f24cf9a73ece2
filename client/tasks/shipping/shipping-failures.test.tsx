import { fireEvent, screen } from '@testing-library/react';
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
import { ShippingTask } from './shipping-task';
import { buildMethod } from './testing/serve-shipping';

/* Tests each request of the wizard failing, alone and in pairs: the error is shown, the input is kept, and a retry
   finishes without repeating completed requests. */

const SETTINGS = '/wc-analytics/settings/general';
const ZONES = '/wc/v3/shipping/zones';
const JAPAN = { ...BERKELEY, woocommerce_default_country: 'JP' };
const STREET = '1 Quay Street';
const COST = '7.50';

interface Method {
  instance_id: number;
  method_id: string;
  enabled: boolean;
  settings: { cost: { value: string } };
}

/** A store in a country without partners: only its address and rates are requested. */
function buildShop(plan: readonly InjectedFault[]) {
  const settings: Record<string, string> = {
    ...JAPAN,
    woocommerce_store_address: '',
  };
  const zones = [{ id: 0, name: 'Elsewhere', locations: [] as { code: string }[], methods: [] as Method[] }];
  const find = (id: string | undefined) => zones.find((zone) => zone.id === Number(id));
  const toHead = ({ id, name }: { id: number; name: string }) => ({ id, name, order: 0 });

  const server = createMockServer(
    {
      [`GET ${SETTINGS}`]: () => settingsOf(settings),
      [`POST ${SETTINGS}/batch`]({ body }) {
        const { update } = body as { update: { id: string; value: string }[] };
        for (const { id, value } of update) settings[id] = value;
        return { update: settingsOf(Object.fromEntries(update.map(({ id, value }) => [id, value]))) };
      },
      [`GET ${ZONES}`]: () => zones.map(toHead),
      [`POST ${ZONES}`]({ body }) {
        const { name } = body as { name: string };
        const zone = { id: zones.length, name, locations: [], methods: [] };
        zones.push(zone);
        return toHead(zone);
      },
      [`GET ${ZONES}/*/locations`]: ({ params: [id] }) => find(id)?.locations,
      [`POST ${ZONES}/*/locations`]({ params: [id], body }) {
        Object.assign(find(id) ?? {}, { locations: body });
        return body;
      },
      [`GET ${ZONES}/*/methods`]: ({ params: [id] }) => find(id)?.methods,
      [`POST ${ZONES}/*/methods`]({ params: [id], body }) {
        const { method_id, settings: given } = body as { method_id: string; settings: { cost: string } };
        const methods = find(id)?.methods ?? [];
        const method = {
          instance_id: Number(id) * 10 + methods.length,
          method_id,
          enabled: true,
          settings: { cost: { value: given.cost } },
        };
        methods.push(method);
        return method;
      },
      'GET /wc-admin/shipping-partner-suggestions': () => [],
    },
    plan,
  );
  const ratesOf = (id: number) =>
    zones[id]?.methods.map(({ method_id, settings: { cost } }) => [method_id, cost.value]);
  return { ...server, settings, zones, ratesOf };
}

const WORDS: Record<string, string> = {
  [`GET ${SETTINGS}`]: 'The store location could not be loaded',
  [`POST ${SETTINGS}/batch`]: 'There was a problem saving your store location',
  [`POST ${ZONES}`]: 'Your shipping zones could not be set up',
  [`POST ${ZONES}/*/locations`]: 'Your shipping zones could not be set up',
  [`POST ${ZONES}/*/methods`]: 'The shipping rates of these zones were not saved: ',
};

const METHODS = `POST ${ZONES}/*/methods`;
const BOTH_ZONES: [string, InjectedFault[]] = [
  'the rates of both zones are refused',
  [
    { request: METHODS, fault: '500' },
    { request: METHODS, fault: '403' },
  ],
];

/** Failures of additional reads are shown only if nothing can continue without them. */
const READ = [
  `GET ${ZONES}`,
  `GET ${ZONES}/*/locations`,
  `GET ${ZONES}/*/methods`,
  'GET /wc-admin/shipping-partner-suggestions',
  'GET /wc-analytics/data/countries/locales',
];

test.each([...getFaultPlans(Object.keys(WORDS)), ...getSingleFaultPlans(READ, '500'), BOTH_ZONES])(
  '%s: shows the error, keeps input and finishes on retry',
  async (_, plan) => {
    const shop = buildShop(plan);
    const { onComplete } = renderWizard(ShippingTask, { admin: withPlugins([]) });
    const typists = [buildTypist('Address (optional)', STREET), buildTypist('Shipping cost', COST)];
    let switched = 0;

    function act() {
      for (const elsewhere of screen.queryAllByRole('switch', { checked: false })) {
        fireEvent.click(elsewhere);
        switched++;
      }
      for (const type of typists) type();
      pressFirst('Retry', 'Continue');
    }
    const messages = await completeWizard(act, () => onComplete.mock.calls.length > 0);

    for (const { request } of plan) expect(messages).toContain(WORDS[request] ?? '');
    expect(switched).toBe(1);
    expect(shop.remainingFaults).toEqual([]);
    expect(shop.settings['woocommerce_store_address']).toBe(STREET);
    expect(shop.zones.map(({ locations }) => locations.map(({ code }) => code))).toEqual([[], ['JP']]);
    expect([0, 1].map(shop.ratesOf)).toEqual([[['flat_rate', COST]], [['flat_rate', COST]]]);
    expect(screen.getAllByText('Your shipping rates have been updated')).toHaveLength(1);
    expect(screen.getAllByText(/^Shipping is done!/)).toHaveLength(1);
    expect(onComplete).toHaveBeenCalledTimes(1);
  },
);

const PUT_OFF = `POST ${ZONES}/*/methods/* with "enabled":false`;
const PUT_ON = `POST ${ZONES}/*/methods/* with "enabled":true`;

test.each(getFaultPlans([METHODS, PUT_OFF, PUT_ON]))(
  'replacing free shipping, %s: finishes on retry and never enables both methods',
  async (_, plan) => {
    const methods = [buildMethod(5, 'free_shipping')];
    const states: string[][] = [];
    const note = <T,>(answer: T): T => {
      states.push(methods.filter(({ enabled }) => enabled).map(({ method_id }) => method_id));
      return answer;
    };
    const server = createMockServer(
      {
        [`GET ${SETTINGS}`]: () => settingsOf(JAPAN),
        [`GET ${ZONES}`]: () => [{ id: 1, name: 'Japan', order: 0 }],
        [`GET ${ZONES}/*/locations`]: () => [{ code: 'JP', type: 'country' }],
        [`GET ${ZONES}/*/methods`]: () => methods,
        [METHODS]({ body }) {
          const { method_id, enabled, settings } = body as MethodBody;
          methods.push(buildMethod(6, method_id, { enabled, cost: settings?.cost ?? '' }));
          return note(methods.at(-1));
        },
        [`POST ${ZONES}/*/methods/*`]({ params: [, id], body }) {
          const { enabled, settings } = body as MethodBody;
          const method = methods.find(({ instance_id }) => instance_id === Number(id));
          if (method)
            Object.assign(
              method,
              buildMethod(Number(id), method.method_id, { enabled, cost: settings?.cost ?? '' }),
            );
          return note(method);
        },
        'GET /wc-admin/shipping-partner-suggestions': () => [],
      },
      plan,
    );
    const { onComplete } = renderWizard(ShippingTask, { admin: withPlugins([]) });
    const type = buildTypist('Shipping cost', COST);

    const messages = await completeWizard(
      () => {
        type();
        pressFirst('Continue');
      },
      () => onComplete.mock.calls.length > 0,
    );

    expect(messages).toContain('The shipping rates of these zones were not saved: Japan');
    expect(
      messages.includes('Customers in these zones may not see shipping options until this is saved.'),
    ).toBe(plan.some(({ request }) => request !== METHODS));
    expect(server.remainingFaults).toEqual([]);
    expect(states.filter((enabled) => enabled.length > 1)).toEqual([]);
    expect(methods).toEqual([
      buildMethod(5, 'free_shipping', { enabled: false }),
      buildMethod(6, 'flat_rate', { cost: COST }),
    ]);
  },
);

const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';

test.each(getFaultPlans([INSTALL, ACTIVATE]))(
  'labels, %s: shows an error, finishes on retry',
  async (_, plan) => {
    const installed = ['woocommerce'];
    const active = ['woocommerce'];
    const step =
      (list: string[]) =>
      ({ body }: { body: unknown }) => {
        const { plugins } = body as { plugins: string };
        if (!list.includes(plugins)) list.push(plugins);
        return { data: {}, errors: { errors: [] }, success: true };
      };
    const server = createMockServer(
      {
        [`GET ${SETTINGS}`]: () => settingsOf(BERKELEY),
        [`GET ${ZONES}`]: () => [{ id: 1, name: 'Home', order: 0 }],
        [`GET ${ZONES}/*/locations`]: () => [{ code: 'US', type: 'country' }],
        [`GET ${ZONES}/*/methods`]: () => [buildMethod(5, 'flat_rate', { cost: COST })],
        'GET /wc-admin/shipping-partner-suggestions': () => [],
        'GET /wc-admin/plugins/installed': () => ({ plugins: installed }),
        'GET /wc-admin/plugins/active': () => ({ plugins: active }),
        [INSTALL]: step(installed),
        [ACTIVATE]: step(active),
        'GET /wc-admin/plugins/connect-jetpack': () => ({ connectAction: 'https://connect.example/' }),
      },
      plan,
    );
    renderWizard(ShippingTask, { admin: withPlugins([], false) });

    const messages = await completeWizard(
      () => pressFirst('Retry', 'Install and activate'),
      () => screen.queryByRole('link', { name: 'Connect with Jetpack' }) !== null,
    );

    expect(messages.includes('Some extensions are not set up yet.')).toBe(
      listReportedFaults(plan).length > 0,
    );
    expect(server.remainingFaults).toEqual([]);
    expect(active.toSorted()).toEqual(['jetpack', 'woocommerce', 'woocommerce-services']);
  },
);

interface MethodBody {
  method_id: string;
  enabled: boolean;
  settings?: { cost: string };
}
