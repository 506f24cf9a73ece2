import { getInstalledExtensions } from '../../marketing/extensions';
import { activatePlugin, installPlugin } from '../../site/plugins/queries';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { browse } from '../testing/browser';

const ADS = '/store/marketing/sample-ads';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  installPlugin(store.context.db, { slug: 'sample-ads', name: 'Ads' });
});
afterEach(() => store.close());

const activate = () => activatePlugin(store.context.db, 'sample-ads');
const channels = async () => (await store.as('shop_manager').call('/wc-admin/marketing/channels')).body;
const campaigns = async () => (await store.as('shop_manager').call('/wc-admin/marketing/campaigns')).body;

test('an extension is set up on its page, shows its status and runs ads', async () => {
  activate();
  const owner = browse(store, 'shop_manager');
  expect(await owner.read(ADS)).toContain('Finish setup');

  const done = await owner.press(ADS, { action: 'set-up' });
  await owner.press(ADS, { action: 'listings', status: 'sync-failed', errors: '3' });
  await owner.press(ADS, { action: 'place', title: 'Spring', cost: '12.50' });
  await owner.press(ADS, { action: 'place', title: 'Summer', cost: 'much' });

  expect(done.headers.get('Location')).toContain(ADS);
  expect(await channels()).toMatchObject([
    { is_setup_completed: true, product_listings_status: 'sync-failed', errors_count: 3 },
  ]);
  const manage_url = `${store.context.siteUrl}${ADS}#campaign-1`;
  expect(await campaigns()).toMatchObject([
    { id: '1', title: 'Spring', manage_url, cost: { value: '12.50' } },
    { id: '2', title: 'Summer' },
  ]);
  expect(await owner.read(ADS)).toContain('id="campaign-1"');
  await owner.press(ADS, { action: 'end', id: '1' });

  expect(await campaigns()).toMatchObject([{ id: '2' }]);
});

test('inactive extensions have no page, and some users have no access', async () => {
  expect((await browse(store, 'shop_manager').open(ADS)).status).toBe(404);
  expect((await browse(store, 'shop_manager').open('/store/marketing/nothing')).status).toBe(404);
  activate();

  expect((await browse(store, 'analyst').open(ADS)).status).toBe(403);
  const stranger = await store.fetch(ADS);
  expect(stranger.headers.get('Location')).toContain(encodeURIComponent(ADS));
});

test('a form without its nonce, or from elsewhere, changes nothing', async () => {
  activate();
  const owner = browse(store, 'shop_manager');
  const [, _wpnonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await owner.read(ADS)) ?? [];

  expect((await owner.send(ADS, { action: 'set-up', _wpnonce: 'x' })).status).toBe(403);
  expect((await owner.send(ADS, { action: 'set-up', _wpnonce }, 'https://evil.example')).status).toBe(403);

  expect(getInstalledExtensions(store.context.db)).toMatchObject([{ status: 'activated' }]);
});
