import { setOption } from '../../site/options/queries';
import { createNote } from '../../onboarding/notes/queries';
import type { Role } from '../../accounts';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { browse } from '../testing/browser';

const SETTINGS = '/wp-admin/admin.php?page=wc-settings';
const PAYMENTS = `${SETTINGS}&tab=checkout`;
const BANNER = 'sa-expects-payments-banner';
const ALERTS = 'sa-expects-store-alerts';
const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore({ features: ['store-alerts'] });
});
afterEach(() => store.close());

async function keepsRoom(name: string, path: string, role: Role = 'administrator'): Promise<boolean> {
  const { document } = await browse(store, role).open(path);
  return document.body.classList.contains(name);
}

const alert = () =>
  createNote(store.context.db, {
    name: 'alert',
    type: 'error',
    title: 'T',
    content: 'C',
    createdAt: store.context.clock(),
  });

test('the payments page reserves space for the banner unless recommendations are hidden', async () => {
  setOption(store.context.db, 'woocommerce_default_country', 'US:CA');
  expect(await keepsRoom(BANNER, PAYMENTS)).toBe(false);

  const call = { method: 'POST', body: { plugins: 'woocommerce-payments' } };
  await store.as('administrator').call('/wc-admin/plugins/install', call);
  await store.as('administrator').call('/wc-admin/plugins/activate', call);

  expect(await keepsRoom(BANNER, PAYMENTS)).toBe(true);
  expect(await keepsRoom(BANNER, PAYMENTS, 'shop_manager')).toBe(false);
  expect(await keepsRoom(BANNER, `${PAYMENTS}&section=bacs`)).toBe(false);
  setOption(store.context.db, HIDDEN, 'yes');
  expect(await keepsRoom(BANNER, PAYMENTS)).toBe(false);
});

test('settings pages reserve space while there are alerts', async () => {
  expect(await keepsRoom(ALERTS, SETTINGS)).toBe(false);

  alert();

  expect(await keepsRoom(ALERTS, SETTINGS)).toBe(true);
  expect(await keepsRoom(ALERTS, '/wp-admin/edit.php?post_type=product')).toBe(false);
});

test('a snoozed alert returns at its time', async () => {
  const id = alert();
  const admin = store.as('administrator');
  const until = new Date(store.context.clock().getTime() + 60_000).toISOString();
  const body = { status: 'snoozed', date_reminder: until };
  await admin.call(`/wc-analytics/admin/notes/${id}`, { method: 'PUT', body });
  expect(await keepsRoom(ALERTS, SETTINGS)).toBe(false);

  store.advance(60_000);

  expect(await keepsRoom(ALERTS, SETTINGS)).toBe(true);
  const { body: alerts } = await admin.call('/wc-analytics/admin/notes?type=error,update&status=unactioned');
  expect(alerts).toMatchObject([{ id, status: 'unactioned' }]);
});
