import { setConnected } from '../../site/connections';
import { setGatewayEnabled } from '../../sales/gateways/queries';
import { setOption } from '../../site/options/queries';
import { activatePlugin, installPlugin } from '../../site/plugins/queries';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { browse } from '../testing/browser';

const ENTRY = 'id="toplevel_page_wc-admin-path--wc-pay-welcome-page"';
const DAY_MS = 24 * 60 * 60 * 1000;

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  const { db } = store.context;
  setOption(db, 'woocommerce_default_country', 'US:CA');
  installPlugin(db, { slug: 'woocommerce-gateway-stripe', name: 'Stripe' });
  activatePlugin(db, 'woocommerce-gateway-stripe');
  setGatewayEnabled(db, 'stripe', true);
  store.advance(90 * DAY_MS);
});
afterEach(() => store.close());

const menu = () => browse(store, 'administrator').read('/wp-admin/admin.php?page=wc-admin');

test('an established store with another gateway has a menu entry with a badge for the welcome page', async () => {
  const page = await menu();

  expect(page).toContain(ENTRY);
  expect(page).toMatch(/Payments <span class="awaiting-mod wcpay-menu-badge count-1"/);
});

test.each<[string, (db: TestStore['context']['db']) => void]>([
  ['is in another country', (db) => void setOption(db, 'woocommerce_default_country', 'GB')],
  ['is new', (db) => void setOption(db, 'woocommerce_admin_install_timestamp', 2 ** 40)],
  ['has no payment method', (db) => void setGatewayEnabled(db, 'stripe', false)],
  ['turned off suggestions', (db) => void setOption(db, 'woocommerce_show_marketplace_suggestions', 'no')],
  ['dismissed the offer', (db) => void setOption(db, 'wc_calypso_bridge_payments_dismissed', 'yes')],
  ['has the plugin', (db) => installPlugin(db, { slug: 'woocommerce-payments', name: 'Payments' })],
  ['has a connected account', (db) => setConnected(db, 'woocommerce-payments', true)],
])('a store that %s has no entry', async (_, prepare) => {
  prepare(store.context.db);

  expect(await menu()).not.toContain(ENTRY);
});
