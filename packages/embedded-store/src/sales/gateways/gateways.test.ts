import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { setConnected } from '../../site/connections';
import { setOption } from '../../site/options/queries';
import { activatePlugin, installPlugin } from '../../site/plugins/queries';

const GATEWAYS = '/wc/v3/payment_gateways';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const read = async (id: string) => Object((await admin.call(`${GATEWAYS}/${id}`)).body);
const write = (id: string, body: unknown) => admin.call(`${GATEWAYS}/${id}`, { method: 'PUT', body });
const ids = async () => {
  const { body } = await admin.call(`${GATEWAYS}?_fields=id`);
  return Object(body).map(({ id }: { id: string }) => id);
};

function activate(slug: string): void {
  installPlugin(store.context.db, { slug, name: slug });
  activatePlugin(store.context.db, slug);
}

test('a gateway exists while its plugin is active', async () => {
  expect(await ids()).toEqual(['bacs', 'cheque', 'cod']);

  installPlugin(store.context.db, { slug: 'woocommerce-gateway-stripe', name: 'Stripe' });
  expect((await write('stripe', { enabled: true })).status).toBe(404);
  activate('woocommerce-gateway-stripe');

  expect(await ids()).toEqual(['bacs', 'cheque', 'cod', 'stripe']);
});

test('a gateway is enabled, renamed and sorted, and the response shows it immediately', async () => {
  const { body } = await write('cod', {
    enabled: true,
    title: 'Cash',
    description: 'At the door.',
    order: 0,
    settings: { instructions: 'Have change ready.', nope: '1' },
  });

  expect(body).toMatchObject({ enabled: true, title: 'Cash', description: 'At the door.', order: 0 });
  expect(await read('cod')).toMatchObject({
    settings: {
      title: { value: 'Cash', default: 'Cash on delivery' },
      instructions: { value: 'Have change ready.' },
    },
  });
  expect(await ids()).toEqual(['cod', 'bacs', 'cheque']);
});

test('keeps fields that are not in the request', async () => {
  await write('cod', { enabled: true, title: 'Cash' });
  await write('cod', { settings: { enable_for_virtual: 'no', enable_for_methods: ['flat_rate', 'x'] } });

  expect(await read('cod')).toMatchObject({
    enabled: true,
    title: 'Cash',
    settings: { enable_for_virtual: { value: 'no' }, enable_for_methods: { value: ['flat_rate'] } },
  });
});

test('an invalid setting is rejected together with all other changes', async () => {
  const answer = await write('cod', { enabled: true, settings: { enable_for_virtual: 'maybe' } });

  expect(answer).toMatchObject({ status: 400, body: { code: 'rest_setting_value_invalid' } });
  expect(await read('cod')).toMatchObject({ enabled: false });
});

test('gateway settings are an option that the dashboard can also write', async () => {
  setOption(store.context.db, 'woocommerce_bacs_settings', { enabled: 'yes', title: 5, description: [] });
  expect(await read('bacs')).toMatchObject({ enabled: true, title: '5' });

  setOption(store.context.db, 'woocommerce_bacs_settings', 'broken');

  expect(await read('bacs')).toMatchObject({ enabled: false, title: 'Direct bank transfer' });
});

test('a gateway that requires keys needs setup until it has them', async () => {
  activate('woocommerce-gateway-stripe');
  expect(await read('stripe')).toMatchObject({
    needs_setup: true,
    required_settings_keys: ['publishable_key', 'secret_key'],
    connection_url: null,
    setup_help_text: expect.stringContaining('<a href="https://'),
    post_install_scripts: [{ handle: expect.any(String), src: expect.stringContaining('/setup.js') }],
  });

  await write('stripe', { settings: { publishable_key: 'pk_1' } });
  expect(await read('stripe')).toMatchObject({ needs_setup: true });
  await write('stripe', { settings: { secret_key: ' <sk>_1 ' } });

  expect(await read('stripe')).toMatchObject({
    needs_setup: false,
    settings: { secret_key: { type: 'password', value: '<sk>_1' } },
  });
});

test('the script of a gateway can be loaded', async () => {
  activate('woocommerce-gateway-stripe');
  const [{ src }] = (await read('stripe')).post_install_scripts;

  const answer = await fetch(src);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('javascript');
});

test.each([
  ['woocommerce-payments', 'woocommerce_payments', 'woocommerce-payments'],
  ['woocommerce-paypal-payments', 'ppcp-gateway', 'paypal'],
  ['woocommerce-square', 'square_credit_card', 'square'],
] as const)('the gateway of %s requires an account and has a connection URL', async (slug, id, service) => {
  activate(slug);
  const { connection_url: address, ...before } = await read(id);
  expect(before).toMatchObject({ needs_setup: true, required_settings_keys: [] });
  expect(new URL(address).searchParams.get('redirect_uri')).toContain(`task=payments&id=${id}`);

  setConnected(store.context.db, service, true);

  expect(await read(id)).toMatchObject({ needs_setup: false, connection_url: null });
});

test('a gateway with its own settings page requires nothing in the dashboard', async () => {
  activate('woocommerce-mercadopago');
  const gateway = await read('woo-mercado-pago-custom');
  expect(gateway).toMatchObject({ needs_setup: true, required_settings_keys: [], connection_url: null });
  expect(gateway.settings_url).toContain('section=woo-mercado-pago-custom');

  await write('woo-mercado-pago-custom', { settings: { public_key: 'a', access_token: 'b' } });

  expect(await read('woo-mercado-pago-custom')).toMatchObject({ needs_setup: false });
});
