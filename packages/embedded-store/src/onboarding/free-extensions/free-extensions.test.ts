import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { setOption } from '../../site/options/queries';
import { activatePlugin, installPlugin } from '../../site/plugins/queries';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

interface Group {
  key: string;
  plugins: { key: string; is_installed: boolean; is_activated: boolean }[];
}

const read = async (): Promise<Group[]> =>
  Object((await admin.call('/wc-admin/onboarding/free-extensions')).body);
const keys = async (group: string) =>
  (await read()).find(({ key }) => key === group)?.plugins.map(({ key }) => key);
const option = (name: string, value: unknown) => setOption(store.context.db, name, value);
const sells = (profile: unknown) => option('woocommerce_onboarding_profile', profile);

test("returns the groups in the platform's order", async () => {
  expect((await read()).map(({ key }) => key)).toEqual([
    'obw/basics',
    'obw/grow',
    'task-list/reach',
    'task-list/grow',
  ]);
});

test('offers depend on the country', async () => {
  expect(await keys('obw/basics')).toEqual([
    'woocommerce-payments',
    'woocommerce-services:shipping',
    'woocommerce-services:tax',
    'jetpack',
  ]);
  option('woocommerce_default_country', 'GB');
  expect(await keys('obw/basics')).toEqual(['woocommerce-payments', 'woocommerce-services:tax', 'jetpack']);
  option('woocommerce_default_country', 'JP:JP13');
  expect(await keys('obw/basics')).toEqual(['jetpack']);
});

test('offers depend on what the store sells', async () => {
  sells({ product_types: ['downloads'] });
  expect(await keys('obw/basics')).not.toContain('woocommerce-services:shipping');

  sells({ industry: [{ slug: 'cbd-other-hemp-derived-products' }] });
  expect(await keys('obw/basics')).not.toContain('woocommerce-payments');
  expect(await keys('obw/grow')).toContain('google-listings-and-ads');
});

test('each use of a plugin shows whether the plugin is installed', async () => {
  const states = async () =>
    (await read())
      .flatMap(({ plugins }) => plugins)
      .filter(({ key }) => key.startsWith('mailpoet'))
      .map(({ key, is_installed, is_activated }) => [key, is_installed, is_activated]);
  installPlugin(store.context.db, { slug: 'mailpoet', name: 'MailPoet' });
  expect(await states()).toEqual([
    ['mailpoet', true, false],
    ['mailpoet:alt', true, false],
  ]);

  activatePlugin(store.context.db, 'mailpoet');

  expect(await states()).toEqual([
    ['mailpoet', true, true],
    ['mailpoet:alt', true, true],
  ]);
});
