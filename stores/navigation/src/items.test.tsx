import { act, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { api, createTestRegistry, renderWithStores } from '@admin/testing';
import { hydrateNavigation, navigationStore, useMenu } from './index';
import { FAVORITES } from './testing';

const FILTER = 'woocommerce_navigation_menu_items';
const page = {
  menuItems: [
    {
      id: 'orders',
      title: 'Orders &amp; co',
      url: 'edit.php?post_type=shop_order',
      capability: '',
      order: 5,
    },
    { id: 'evil', title: 'Evil', url: 'javascript:alert(1)', menuId: 'nowhere', matchExpression: null },
    { title: 'Nobody' },
    null,
  ],
  rootBackUrl: 'http://localhost/wp-admin/',
};

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

afterEach(() => {
  for (const hook of [
    FILTER,
    'woocommerce_navigation_root_back_label',
    'woocommerce_navigation_root_back_url',
  ]) {
    removeFilter(hook, 'test');
  }
});

describe('entries', () => {
  test('are read from the page with all members', () => {
    const registry = createTestRegistry(navigationStore);

    hydrateNavigation(registry, page);

    const [orders, evil, ...others] = registry.select(navigationStore).getMenuItems();
    expect(orders).toMatchObject({
      title: 'Orders & co',
      order: 5,
      parent: 'woocommerce',
      menuId: 'primary',
    });
    expect(evil).toMatchObject({ url: '', order: 10, menuId: 'primary', matchExpression: '', badge: 0 });
    expect(others).toEqual([]);
  });

  test.each([undefined, [], { menuItems: 'none' }])('are empty on a page with %j', (global) => {
    const registry = createTestRegistry(navigationStore);

    hydrateNavigation(registry, global);

    expect(registry.select(navigationStore).getMenuItems()).toEqual([]);
  });

  test('can be set and added by code', async () => {
    const registry = createTestRegistry(navigationStore);
    const { setMenuItems, addMenuItems } = registry.dispatch(navigationStore);

    await setMenuItems([{ id: 'a' }, { id: 'b' }]);
    await addMenuItems([{ id: 'c' }, { id: 'a' }]);

    expect(ids(registry.select(navigationStore).getMenuItems())).toEqual(['a', 'b', 'c']);
  });

  test('can be changed by extensions at any time, and equal results keep their identity', () => {
    const registry = createTestRegistry(navigationStore);
    hydrateNavigation(registry, page);
    const { getMenuItems } = registry.select(navigationStore);
    const before = getMenuItems();

    addFilter(FILTER, 'test', (items: object[]) => [...items, { id: 'acme' }, 'no item']);
    const after = getMenuItems();

    expect(ids(after)).toEqual(['orders', 'evil', 'acme']);
    expect(getMenuItems()).toBe(after);
    removeFilter(FILTER, 'test');
    expect(getMenuItems()).toEqual(before);
  });

  test('are unaffected by a failing callback', () => {
    const registry = createTestRegistry(navigationStore);
    hydrateNavigation(registry, page);
    addFilter(FILTER, 'test', () => {
      throw new Error('Acme is out of order.');
    });

    expect(ids(registry.select(navigationStore).getMenuItems())).toEqual(['orders', 'evil']);
  });
});

describe('a rendered menu', () => {
  function Menu() {
    const { menu, rootBack } = useMenu(everything);
    const { primary = [], favorites = [] } = menu.get('woocommerce')?.groups ?? {};
    return (
      <>
        {rootBack && <a href={rootBack.url}>{rootBack.label}</a>}
        <p>{`favorites: ${ids(favorites).join(' ')}`}</p>
        <p>{`primary: ${ids(primary).join(' ')}`}</p>
      </>
    );
  }
  const everything = () => true;
  const open = () => {
    api.get(FAVORITES).reply(200, ['evil']);
    return renderWithStores([navigationStore], <Menu />, {
      prepare: (registry) => hydrateNavigation(registry, page),
    });
  };

  test('shows entries and favorites', async () => {
    open();

    expect(await screen.findByText('favorites: evil')).toBeInTheDocument();
    expect(screen.getByText('primary: orders')).toBeInTheDocument();
  });

  test('shows entries that an extension adds later', async () => {
    open();
    await screen.findByText('favorites: evil');

    act(() => addFilter(FILTER, 'test', (items: object[]) => [...items, { id: 'acme' }]));

    expect(screen.getByText('primary: orders acme')).toBeInTheDocument();
  });

  test('links back to WordPress with the default text and the URL of the page', async () => {
    open();

    const link = screen.getByRole('link', { name: 'WordPress Dashboard' });
    expect(link).toHaveAttribute('href', 'http://localhost/wp-admin/');
    await screen.findByText('favorites: evil');
  });

  test('uses the URL and text of extensions for the link back', async () => {
    addFilter('woocommerce_navigation_root_back_label', 'test', () => 'Acme');
    addFilter('woocommerce_navigation_root_back_url', 'test', () => 'index.php');
    open();

    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', 'index.php');
    await screen.findByText('favorites: evil');
  });

  test('shows no link back when an extension removes it', async () => {
    addFilter('woocommerce_navigation_root_back_url', 'test', () => false);
    open();

    expect(await screen.findByText('favorites: evil')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the site icon', () => {
  const SITE = { _fields: 'site_icon_url' };

  test.each([
    [
      'comes from the site record',
      { site_icon_url: 'https://store.example/icon.png' },
      'https://store.example/icon.png',
    ],
    ['is empty if the site has none', { site_icon_url: '' }, ''],
    ['is empty if its URL is not a web URL', { site_icon_url: 'javascript:alert(1)' }, ''],
    ['is empty if the response is invalid', [], ''],
  ])('%s', async (_, answer, expected) => {
    api.get('/', SITE).reply(200, answer);

    expect(await createTestRegistry(navigationStore).resolveSelect(navigationStore).getSiteIconUrl()).toBe(
      expected,
    );
  });
});
