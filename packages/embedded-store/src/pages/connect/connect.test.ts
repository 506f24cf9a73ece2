import { isConnected } from '../../site/connections';
import { activatePlugin, installPlugin } from '../../site/plugins/queries';
import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const open = (address: string, client = admin) =>
  store.fetch(address.replace(store.context.siteUrl, ''), { headers: { Cookie: client.cookie } });

async function agree(address: string): Promise<Response> {
  const page = await (await open(address)).text();
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '';
  return submit(address, nonce);
}

const submit = (address: string, nonce: string, headers: Record<string, string> = {}) =>
  store.fetch(address.replace(store.context.siteUrl, ''), {
    method: 'POST',
    headers: { Cookie: admin.cookie, Origin: store.context.siteUrl, ...headers },
    body: new URLSearchParams({ _wpnonce: nonce }),
  });

function activate(slug: string): void {
  installPlugin(store.context.db, { slug, name: slug });
  activatePlugin(store.context.db, slug);
}

test("the provider's task links to its page, which returns with an enabled gateway", async () => {
  activate('woocommerce-payments');
  const { body } = await admin.call('/wc-admin/plugins/connect-wcpay', { method: 'POST' });
  const forwarded = await open(Object(body).connectUrl);
  expect(forwarded.status).toBe(302);

  const back = await agree(forwarded.headers.get('Location') ?? '');

  expect(back.status).toBe(303);
  expect(back.headers.get('Location')).toContain('page=wc-admin&wcpay-connection-success=1');
  expect(isConnected(store.context.db, 'woocommerce-payments')).toBe(true);
  const gateway = await admin.call('/wc/v3/payment_gateways/woocommerce_payments');
  expect(gateway.body).toMatchObject({ enabled: true, needs_setup: false });
});

test('connecting a gateway returns to its place in the payments task', async () => {
  activate('woocommerce-paypal-payments');
  const { body } = await admin.call('/wc/v3/payment_gateways/ppcp-gateway');

  const back = await agree(Object(body).connection_url);

  expect(back.headers.get('Location')).toContain('task=payments&id=ppcp-gateway');
  expect(isConnected(store.context.db, 'paypal')).toBe(true);
});

test('does not redirect to another site', async () => {
  const back = await agree('/store/connect/jetpack?redirect_uri=https%3A%2F%2Fevil.example%2F');

  expect(new URL(back.headers.get('Location') ?? '').origin).toBe(store.context.siteUrl);
});

test('only administrators can connect, and only with a nonce', async () => {
  const page = '/store/connect/jetpack';

  const answers = await Promise.all([
    open(page, store.anonymous),
    open(page, store.as('shop_manager')),
    open('/store/connect/nobody'),
    submit(page, '0123456789'),
    submit(page, '', { Origin: 'https://evil.example' }),
    open('/wp-admin/?wcpay-connect=WCADMIN_PAYMENT_TASK&_wpnonce=0123456789'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([302, 403, 404, 403, 403, 403]);
  expect(isConnected(store.context.db, 'jetpack')).toBe(false);
});
