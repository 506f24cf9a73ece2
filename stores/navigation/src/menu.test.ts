import { getActiveItem, getCategoryPath, isMenuFolded, type MenuItem } from './index';
import { getMenu, getVisibleItems } from './menu';
import { ADMIN, buildItem } from './testing';

const ids = (items: readonly MenuItem[] | undefined) => items?.map(({ id }) => id);
const buildCategory = (id: string, overrides: Partial<MenuItem> = {}) =>
  buildItem(id, { isCategory: true, ...overrides });

describe('entries for a user', () => {
  test.each([
    ['an entry without a capability', [buildItem('a')], ['a']],
    ['an entry whose capability the user has', [buildItem('a', { capability: 'edit_products' })], ['a']],
    ['no entry whose capability the user lacks', [buildItem('a', { capability: 'manage_options' })], []],
    ['no empty category', [buildCategory('c')], []],
    ['a category with an entry', [buildCategory('c'), buildItem('a', { parent: 'c' })], ['c', 'a']],
    [
      'no category with only hidden entries, nor its parent',
      [
        buildCategory('outer'),
        buildCategory('c', { parent: 'outer' }),
        buildItem('a', { parent: 'c', capability: 'x' }),
      ],
      [],
    ],
  ])('%s', (_, items, visible) => {
    expect(ids(getVisibleItems(items, (capability) => capability === 'edit_products'))).toEqual(visible);
  });
});

describe('the menu', () => {
  test('sorts groups by order, then by title', () => {
    const menu = getMenu([
      buildItem('late', { order: 20 }),
      buildItem('b', { title: 'Beta' }),
      buildItem('a', { title: 'Ärger' }),
      buildItem('first', { order: -1 }),
      buildItem('below', { menuId: 'secondary' }),
      buildItem('acme', { menuId: 'plugins' }),
    ]);

    const groups = menu.get('woocommerce')?.groups;
    expect(ids(groups?.primary)).toEqual(['first', 'a', 'b', 'late']);
    expect(ids(groups?.secondary)).toEqual(['below']);
    expect(ids(groups?.plugins)).toEqual(['acme']);
  });

  test('has a page for each category, including the root', () => {
    const menu = getMenu([buildCategory('reports'), buildItem('stock', { parent: 'reports' })]);

    expect([...menu.keys()]).toEqual(['woocommerce', 'reports']);
    expect(ids(menu.get('reports')?.groups.primary)).toEqual(['stock']);
    expect(menu.get('woocommerce')?.item.title).toBe('WooCommerce');
  });

  test('shows favorites in the root, and root entries only once', () => {
    const items = [
      buildItem('acme', { menuId: 'plugins' }),
      buildCategory('reports'),
      buildItem('stock', { parent: 'reports' }),
    ];

    const menu = getMenu(items, ['acme', 'stock', 'gone']);

    expect(ids(menu.get('woocommerce')?.groups.favorites)).toEqual(['acme', 'stock']);
    expect(ids(menu.get('woocommerce')?.groups.plugins)).toEqual([]);
    expect(ids(menu.get('reports')?.groups.primary)).toEqual(['stock']);
  });

  test('shows an entry with a missing category in the root', () => {
    const menu = getMenu([buildItem('lost', { parent: 'nowhere', menuId: 'plugins' })]);

    expect(ids(menu.get('woocommerce')?.groups.plugins)).toEqual(['lost']);
  });
});

describe('the URL of an entry', () => {
  const stock = buildItem('stock', { parent: 'reports' });
  const items = [buildCategory('analytics'), buildCategory('reports', { parent: 'analytics' }), stock];

  test.each([
    ['in nested categories', items, stock, ['woocommerce', 'analytics', 'reports']],
    ['at the top level', items, buildItem('home'), ['woocommerce']],
    ['unknown', items, undefined, ['woocommerce']],
    [
      'in a category inside itself',
      [buildCategory('x', { parent: 'x' })],
      buildItem('a', { parent: 'x' }),
      ['woocommerce', 'x'],
    ],
  ])('%s', (_, all, item, path) => {
    expect(getCategoryPath(all, item)).toEqual(path);
  });
});

describe('the current entry', () => {
  const items = [
    buildItem('home', { url: 'admin.php?page=wc-admin', matchExpression: 'page=wc-admin((?!path=).)*$' }),
    buildItem('revenue', { url: 'admin.php?page=wc-admin&path=/analytics/revenue' }),
    buildItem('settings', { url: 'admin.php?page=wc-settings' }),
    buildItem('tax', { url: 'admin.php?page=wc-settings&tab=tax' }),
    buildItem('products', { url: 'edit.php?post_type=product' }),
    buildItem('attributes', {
      url: 'edit.php?post_type=product&page=product_attributes',
      matchExpression: 'edit-tags.php(?=.*[?|&]taxonomy=pa_)',
    }),
    buildItem('section', { url: 'admin.php?page=wc-status#logs' }),
    buildItem('absolute', { url: 'https://vendor.example/help?page=wc-settings' }),
    buildItem('broken', { url: 'upload.php', matchExpression: '(' }),
    buildCategory('category'),
  ];

  test.each([
    ['admin.php?page=wc-admin', 'home'],
    ['admin.php?page=wc-admin&path=%2F', 'home'],
    ['admin.php?page=wc-admin&task=payments', 'home'],
    ['admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=month', 'revenue'],
    ['admin.php?period=month&path=/analytics/revenue&page=wc-admin', 'revenue'],
    ['admin.php?page=wc-admin&path=%2Fcustomers', undefined],
    ['admin.php?page=wc-settings', 'settings'],
    ['admin.php?page=wc-settings&tab=tax&section=standard', 'tax'],
    ['admin.php?page=wc-settings&tab=taxes', 'settings'],
    ['edit.php?post_type=product&paged=2', 'products'],
    ['edit.php?post_type=product&page=product_attributes', 'attributes'],
    ['edit-tags.php?taxonomy=pa_size&post_type=product', 'attributes'],
    ['edit.php?post_type=post', undefined],
    ['admin.php?page=wc-status', undefined],
    ['admin.php?page=wc-status&tab=logs#logs', 'section'],
    ['upload.php?mode=list', undefined],
    ['index.php', undefined],
  ])('at %s is %s', (address, id) => {
    expect(getActiveItem(items, `${ADMIN}${address}`, ADMIN)?.id).toBe(id);
  });

  test('of the settings without a tab is the general one', () => {
    const general = buildItem('general', { url: 'admin.php?page=wc-settings&tab=general' });

    expect(getActiveItem([...items, general], `${ADMIN}admin.php?page=wc-settings`, ADMIN)?.id).toBe(
      'general',
    );
  });

  test.each([
    ['&tab=tax&section=standard', 'tax'],
    ['', 'general'],
  ])('of the settings with %p is the same dashboard page if the host has none', (query, id) => {
    const pages = ['general', 'tax'].map((page) =>
      buildItem(page, { url: `admin.php?page=wc-admin&path=%2Fsettings%2F${page}` }),
    );

    expect(getActiveItem(pages, `${ADMIN}admin.php?page=wc-settings${query}`, ADMIN)?.id).toBe(id);
    expect(getActiveItem(pages, `${ADMIN}admin.php?page=wc-status&tab=tax`, ADMIN)).toBeUndefined();
  });

  test('is found for a URL on another site', () => {
    expect(getActiveItem(items, 'https://vendor.example/help?page=wc-settings&a=b', ADMIN)?.id).toBe(
      'absolute',
    );
  });

  test('is the first of equal entries', () => {
    const duplicates = [buildItem('one', { url: 'index.php' }), buildItem('two', { url: 'index.php' })];

    expect(getActiveItem(duplicates, `${ADMIN}index.php`, ADMIN)?.id).toBe('one');
  });

  test.each(['no address', 'http://'])('is none for a URL such as %j', (href) => {
    expect(getActiveItem([buildItem('x', { url: 'http://[' })], href, ADMIN)).toBeUndefined();
  });
});

test.each([
  [320, true],
  [960, true],
  [961, false],
])('at %i px the menu is collapsed: %s', (width, isFolded) => {
  expect(isMenuFolded(width)).toBe(isFolded);
});
