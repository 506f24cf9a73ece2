import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { getSettings } from '../../site/settings/queries';

const PATH = '/wc-admin/settings-pages';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

interface Described {
  id: string;
  sections: {
    id: string;
    url: string;
    group?: string;
    blocks?: { title: string; rows: { settings: { id: string }[]; shown_if?: object }[] }[];
  }[];
}

const readPages = async () => (await store.as('administrator').call(PATH)).body as Described[];

test('pages are described by section, with rows that depend on another setting', async () => {
  const general = (await readPages()).find(({ id }) => id === 'general')?.sections[0];

  expect(general).toMatchObject({ id: '', url: '', group: 'general' });
  expect(general?.blocks?.map(({ title }) => title)).toEqual([
    'Store Address',
    'General options',
    'Currency options',
  ]);
  expect(general?.blocks?.[1]?.rows[1]).toMatchObject({
    settings: [{ id: 'woocommerce_all_except_countries', type: 'multiselect' }],
    shown_if: { id: 'woocommerce_allowed_countries', value: 'all_except' },
  });
});

test('every described setting can be saved in its group', async () => {
  const sections = (await readPages()).flatMap((page) => page.sections);

  const unknown = sections.flatMap(({ group = '', blocks = [] }) => {
    const known = new Set(getSettings(store.context.db, group)?.map(({ id }) => id));
    return blocks
      .flatMap(({ rows }) => rows.flatMap(({ settings }) => settings))
      .filter(({ id }) => !known.has(id));
  });

  expect(unknown).toEqual([]);
});

test('sections with more than settings link to the classic page', async () => {
  const shipping = (await readPages()).find(({ id }) => id === 'shipping')?.sections;

  expect(shipping?.[0]?.url).toContain('/wp-admin/admin.php?page=wc-settings&tab=shipping');
  expect(shipping?.[1]?.url).toBe('');
});

test('customers have no access', async () => {
  expect((await store.as('customer').call(PATH)).status).toBe(403);
});
