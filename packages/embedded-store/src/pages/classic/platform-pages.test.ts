import { createTerm } from '../../catalog/terms/queries';
import { installPlugin } from '../../site/plugins/queries';
import type { Role } from '../../accounts';
import { HOME_PAGE } from '../shared/addresses';
import { createMenu } from '../chrome/menu';
import { findClassicRoute } from './routes';
import { browse } from '../testing/browser';
import { openTestShop } from '../testing/test-shop';

const TAXONOMY = 'taxonomy=product_cat&post_type=product';
const ATTRIBUTES = '/wp-admin/edit.php?post_type=product&page=product_attributes';

const shop = openTestShop();

test('every menu entry leads to a page that requires the same capability', () => {
  const counts = { remainingTasks: 0, processingOrders: 0, reviewsOnHold: 0 };
  const options = {
    managesStock: true,
    hasAnalytics: true,
    offersPayments: true,
    hasSettings: false,
    newProduct: 'post-new.php?post_type=product',
  };
  const entries = createMenu(counts, options).flatMap(({ items, ...section }) => [section, ...items]);
  const own = entries.filter(({ href }) => !href.startsWith(HOME_PAGE));
  const found = own.map(({ href }) => {
    const route = findClassicRoute(new URL(href, `${shop.store.context.siteUrl}/wp-admin/`));
    return [href, route?.capability];
  });

  expect(own.length).toBeGreaterThan(14);
  expect(found).toEqual(own.map(({ href, capability }) => [href, capability]));
});

test('creates subcategories, changes and deletes them', async () => {
  const parent = createTerm(shop.store.context.db, 'product_cat', { name: 'Kitchen' });
  const created = await shop.owner.press(`/wp-admin/term.php?${TAXONOMY}`, {
    name: 'Cups',
    parent: String(parent.id),
  });
  const id = Number(/tag_ID=(\d+)/.exec(created.headers.get('Location') ?? '')?.[1]);
  await shop.owner.press(`/wp-admin/term.php?${TAXONOMY}&tag_ID=${id}`, {
    name: 'Cups',
    description: 'For tea',
  });
  const changed = await shop.read(`/wc/v3/products/categories/${id}`);
  const twin = await shop.owner.press(`/wp-admin/term.php?${TAXONOMY}`, { name: 'Kitchen' });
  await shop.owner.press(`/wp-admin/edit-tags.php?${TAXONOMY}`, { row: `delete:${id}` });
  const fixed = await shop.owner.press(`/wp-admin/edit-tags.php?${TAXONOMY}`, { row: 'delete:15' });

  expect(changed).toMatchObject({ name: 'Cups', slug: 'cups', parent: parent.id, description: 'For tea' });
  expect([twin.status, fixed.status]).toEqual([400, 400]);
  expect(await shop.read<{ name: string }[]>('/wc/v3/products/categories')).toMatchObject([
    { name: 'Kitchen' },
    { name: 'Uncategorized' },
  ]);
});

test('attributes have terms, which are deleted with them', async () => {
  const created = await shop.owner.press(`${ATTRIBUTES}&edit=new`, { name: 'Color' });
  const id = Number(/edit=(\d+)/.exec(created.headers.get('Location') ?? '')?.[1]);
  await shop.owner.press('/wp-admin/term.php?taxonomy=pa_color&post_type=product', { name: 'Blue' });
  const values = await shop.read(`/wc/v3/products/attributes/${id}/terms`);
  const list = await shop.owner.read(ATTRIBUTES);
  await shop.owner.press(`${ATTRIBUTES}&edit=${id}`, { name: 'Shade' });
  const renamed = await shop.read(`/wc/v3/products/attributes/${id}`);
  await shop.owner.press(ATTRIBUTES, { row: `delete:${id}` });

  expect(values).toMatchObject([{ name: 'Blue' }]);
  expect(list).toContain('Blue');
  expect(renamed).toMatchObject({ name: 'Shade', slug: 'pa_color' });
  expect(await shop.read('/wc/v3/products/attributes')).toEqual([]);
});

test('uploads and deletes files', async () => {
  const { cookie } = shop.store.as('administrator');
  const headers = { Cookie: cookie, Origin: shop.store.context.siteUrl };
  const page = await (await shop.store.fetch('/wp-admin/media-new.php', { headers })).text();
  const body = new FormData();
  body.set('_wpnonce', /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '');
  body.set('file', new Blob(['a,b']), 'list.csv');
  const uploaded = await shop.store.fetch('/wp-admin/media-new.php', { method: 'POST', headers, body });
  const [file] = await shop.read<{ id: number; title: { rendered: string } }[]>('/wp/v2/media');
  const nothing = await shop.owner.press('/wp-admin/media-new.php', {});
  await shop.owner.press('/wp-admin/upload.php', { row: `delete:${file?.id}` });

  expect([uploaded.status, nothing.status]).toEqual([303, 400]);
  expect(file?.title.rendered).toBe('list');
  expect(await shop.read('/wp/v2/media')).toEqual([]);
});

test('site settings and the profile are saved where the dashboard reads them', async () => {
  await shop.owner.press('/wp-admin/options-general.php', {
    title: 'Harbour & Co',
    timezone: 'Europe/Berlin',
  });
  await shop.owner.press('/wp-admin/profile.php', {
    first_name: 'Ada',
    name: 'Ada B.',
    email: 'ada@example.com',
  });
  const refused = await shop.owner.press('/wp-admin/profile.php', { name: 'Ada', email: 'nobody' });

  expect(await shop.read('/wp/v2/settings')).toMatchObject({
    title: 'Harbour & Co',
    timezone: 'Europe/Berlin',
  });
  expect(await shop.read('/wp/v2/users/me?context=edit')).toMatchObject({
    name: 'Ada B.',
    email: 'ada@example.com',
  });
  expect(refused.status).toBe(400);
});

test('each user selects a color scheme, and pages use it', async () => {
  const schemeOf = async () =>
    /<body class="[^"]*\badmin-color-(\w+)/.exec(await shop.owner.read('/wp-admin/profile.php'))?.[1];
  const first = await schemeOf();
  await shop.owner.press('/wp-admin/profile.php', {
    name: 'Ada',
    email: 'ada@example.com',
    admin_color: 'ocean',
  });
  const chosen = await schemeOf();
  await shop.owner.press('/wp-admin/profile.php', {
    name: 'Ada',
    email: 'ada@example.com',
    admin_color: 'pink',
  });

  expect([first, chosen, await schemeOf()]).toEqual(['fresh', 'ocean', 'ocean']);
});

test('profile fields have autocomplete attributes', async () => {
  const page = await shop.owner.read('/wp-admin/profile.php');
  const purposes = ['first_name', 'last_name', 'name', 'email'].map(
    (name) => new RegExp(`autocomplete="([\\w-]+)"\\s+id="${name}"`).exec(page)?.[1],
  );

  expect(purposes).toEqual(['given-name', 'family-name', 'nickname', 'email']);
});

test('shows users, extensions and the status of the store', async () => {
  installPlugin(shop.store.context.db, { slug: 'acme', name: 'Acme' });
  shop.store.as('analyst');

  expect(await shop.owner.read('/wp-admin/users.php?s=analyst')).toContain('analyst@example.com');
  expect(await shop.owner.read('/wp-admin/admin.php?page=wc-addons')).toMatch(
    /acme<\/th>\s*<td data-label="Status">Inactive/,
  );
  expect(await shop.owner.read('/wp-admin/admin.php?page=wc-status')).toContain(shop.store.context.siteUrl);
});

test.each<[Role, string, number]>([
  ['shop_manager', '/wp-admin/options-general.php', 403],
  ['analyst', '/wp-admin/users.php', 403],
  ['analyst', '/wp-admin/upload.php', 403],
  ['analyst', `/wp-admin/edit-tags.php?${TAXONOMY}`, 403],
  ['administrator', '/wp-admin/edit-tags.php?taxonomy=pa_unknown&post_type=product', 404],
  ['administrator', `/wp-admin/term.php?${TAXONOMY}&tag_ID=99`, 404],
  ['administrator', `${ATTRIBUTES}&edit=99`, 404],
  ['administrator', `/wp-admin/term.php?${TAXONOMY}&tag_ID=15%3F`, 404],
])('%s requests %s and gets %d', async (role, path, status) => {
  expect((await browse(shop.store, role).open(path)).status).toBe(status);
});
