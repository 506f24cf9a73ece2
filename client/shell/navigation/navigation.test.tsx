import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addFilter, Fill, registerPlugin, removeFilter, unregisterPlugin } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { buildError, api } from '@admin/testing';
import {
  ADMIN,
  FAVORITES,
  HOME,
  MENU_ITEMS,
  renderNavigation,
  setWidth,
  TOOLTIP,
} from './testing/render-navigation';

const recorded = jest.fn<void, [name: string, properties: object]>();

beforeEach(() => {
  setWidth(1360);
  window.history.replaceState({}, '', HOME);
  getHistory().replace('admin.php?page=wc-admin');
  Object.assign(window, { wcTracks: { isEnabled: true, recordEvent: recorded } });
});

afterEach(() => {
  document.body.className = '';
  Reflect.deleteProperty(window, 'wcTracks');
  setWidth(1024);
});

const navigation = () => within(screen.getByRole('navigation', { name: 'Store' }));
const icon = () => screen.getByRole('button', { name: 'Store navigation' });
const links = () =>
  navigation()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const link = (name: string | RegExp) => navigation().getByRole('link', { name });
const star = (title: string) => screen.getByRole('button', { name: `Favorite: ${title}` });
const go = (address: string) => act(() => getHistory().push(address));

describe('menu items', () => {
  test('are grouped, ordered and limited by capabilities', () => {
    renderNavigation({ user: { is_super_admin: false } });

    expect(links()).toEqual([
      'WordPress Dashboard',
      'Home3',
      'Coupons',
      'Customers',
      'Acme',
      'General',
      'Navigation settings',
    ]);
    expect(navigation().getByRole('heading', { level: 2 })).toHaveTextContent('WooCommerce');
    expect(screen.getByText('Harbor & Sons')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Extensions' })).getAllByRole('link')).toEqual([
      link('Acme'),
    ]);
    expect(screen.getByRole('img', { name: '3 pending' })).toBeInTheDocument();
  });

  test('link to their pages, reports with the current dates', () => {
    getHistory().replace('admin.php?page=wc-admin&path=%2Fanalytics%2Foverview&period=week');
    renderNavigation();

    expect(link('Revenue')).toHaveAttribute(
      'href',
      `${ADMIN}admin.php?period=week&page=wc-admin&path=%2Fanalytics%2Frevenue`,
    );
  });

  test('are current when they match the address best, also after navigation', async () => {
    renderNavigation();
    expect(link(/^Home/)).toHaveAttribute('aria-current', 'page');

    go('admin.php?page=wc-admin&path=%2Fcustomers&orderby=name');

    expect(link('Customers')).toHaveAttribute('aria-current', 'page');
    expect(link(/^Home/)).not.toHaveAttribute('aria-current');
  });

  test('are current on classic pages, with their category open', () => {
    window.history.replaceState({}, '', `${ADMIN}edit.php?post_type=shop_coupon&paged=2`);
    renderNavigation();
    expect(link('Coupons')).toHaveAttribute('aria-current', 'page');

    act(() => window.history.pushState({}, '', `${HOME}&path=%2Fanalytics%2Frevenue`));

    expect(link('Revenue')).toHaveAttribute('aria-current', 'page');
    expect(navigation().getByRole('heading', { name: 'Analytics' })).toBeInTheDocument();
  });

  test.each([
    ['/analytics/customers', 'Analytics'],
    ['/store-admin/extensions', 'WooCommerce'],
  ])('none is current at %s, and the category %s is open', (path, category) => {
    getHistory().replace(`admin.php?page=wc-admin&path=${encodeURIComponent(path)}`);
    renderNavigation();

    expect(navigation().getByRole('heading', { name: category, current: 'page' })).toBeVisible();
    expect(navigation().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  test('open a category in place of its parent, and focus follows in both directions', async () => {
    const { user } = renderNavigation();

    await user.click(navigation().getByRole('button', { name: 'Analytics' }));

    expect(navigation().getByRole('heading', { name: 'Analytics' })).toHaveFocus();
    expect(links()).toEqual(['Overview', 'Revenue', 'Navigation settings']);

    await user.click(navigation().getByRole('button', { name: 'WooCommerce Home' }));

    expect(navigation().getByRole('button', { name: 'Analytics' })).toHaveFocus();
    expect(recorded.mock.calls).toEqual(
      expect.arrayContaining([
        ['navigation_category_click', { menu_item: 'woocommerce-analytics' }],
        ['navigation_back_click', { category: 'woocommerce-analytics' }],
      ]),
    );
  });

  test('record a click and open the page', async () => {
    const { user } = renderNavigation();

    await user.click(link('Customers'));

    expect(getHistory().location.pathname).toBe('/customers');
    expect(recorded).toHaveBeenCalledWith('navigation_click', { menu_item: 'customers' });
  });
});

describe('extensions', () => {
  afterEach(() => {
    act(() => void removeFilter('woocommerce_navigation_menu_items', 'test'));
    removeFilter('woocommerce_navigation_root_back_url', 'test');
    removeFilter('woocommerce_navigation_root_back_label', 'test');
  });

  test('add items and change the link out of the store', () => {
    addFilter('woocommerce_navigation_menu_items', 'test', (items: object[]) => [
      ...items,
      { id: 'late', title: 'Late', url: 'admin.php?page=late', menuId: 'plugins', order: 1 },
    ]);
    addFilter('woocommerce_navigation_root_back_url', 'test', () => 'https://hub.example/');
    addFilter('woocommerce_navigation_root_back_label', 'test', () => 'All sites');

    renderNavigation();

    expect(link('All sites')).toHaveAttribute('href', 'https://hub.example/');
    expect(links().slice(5, 7)).toEqual(['Late', 'Acme']);
  });

  test('hide the link out of the store with an empty URL', () => {
    addFilter('woocommerce_navigation_root_back_url', 'test', () => '');

    renderNavigation();

    expect(screen.queryByRole('link', { name: 'WordPress Dashboard' })).not.toBeInTheDocument();
  });

  test('that fail leave the link out of the store unchanged', () => {
    addFilter('woocommerce_navigation_root_back_url', 'test', () => {
      throw new Error('Broken on purpose.');
    });
    addFilter('woocommerce_navigation_root_back_label', 'test', () => 7);

    renderNavigation();

    expect(link('WordPress Dashboard')).toHaveAttribute('href', ADMIN);
  });

  test('render an item themselves', () => {
    registerPlugin('acme-entry', {
      scope: 'woocommerce-navigation',
      render: () => <Fill name="woocommerce_navigation_acme">Acme by Acme</Fill>,
    });

    renderNavigation();

    expect(screen.getByText('Acme by Acme')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Acme' })).not.toBeInTheDocument();
    act(() => void unregisterPlugin('acme-entry'));
    expect(link('Acme')).toBeInTheDocument();
  });
});

describe('collapsing', () => {
  test("collapses the host's menu while open, and closes when the host's menu expands", async () => {
    const { user } = renderNavigation();
    expect(document.body).toHaveClass('folded');
    await user.click(icon());
    expect(document.body).not.toHaveClass('folded');
    await user.click(icon());
    expect(document.body).toHaveClass('folded');

    // Like the host's own button.
    document.body.classList.remove('folded');

    await waitFor(() => expect(icon()).toHaveAttribute('aria-expanded', 'false'));
    expect(document.body).not.toHaveClass('folded');
  });

  test("leaves the host's menu collapsed if the user collapsed it", async () => {
    document.body.classList.add('folded');
    const { user } = renderNavigation();

    await user.click(icon());

    expect(document.body).toHaveClass('folded');
    document.body.classList.remove('folded');
  });

  test('toggles by the site icon and makes room on the page', async () => {
    const { user } = renderNavigation();
    expect(document.body).toHaveClass('has-woocommerce-navigation', 'is-wc-nav-expanded');

    await user.click(icon());

    expect(icon()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Customers' })).not.toBeInTheDocument();
    expect(document.body).toHaveClass('has-woocommerce-navigation', 'is-wc-nav-folded');
    expect(document.body).not.toHaveClass('is-wc-nav-expanded');
    expect(recorded).toHaveBeenCalledWith('navigation_fold', { folded: true });

    await user.click(icon());
    expect(icon()).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    [960, 'false'],
    [961, 'true'],
  ])('at %d pixels, aria-expanded is %s', (width, expanded) => {
    setWidth(width);
    renderNavigation();

    expect(icon()).toHaveAttribute('aria-expanded', expanded);
  });

  test('follows the window size 200 ms after the last resize', () => {
    jest.useFakeTimers();
    renderNavigation();

    setWidth(500);
    fireEvent(window, new Event('resize'));
    act(() => jest.advanceTimersByTime(150));
    fireEvent(window, new Event('resize'));
    act(() => jest.advanceTimersByTime(199));
    expect(icon()).toHaveAttribute('aria-expanded', 'true');

    act(() => jest.advanceTimersByTime(1));
    expect(icon()).toHaveAttribute('aria-expanded', 'false');
  });

  test('follows a rotation or a new address at once', async () => {
    const { user } = renderNavigation();

    setWidth(800);
    fireEvent(window, new Event('orientationchange'));
    expect(icon()).toHaveAttribute('aria-expanded', 'false');

    await user.click(icon());
    go('admin.php?page=wc-admin&path=%2Fcustomers');
    expect(icon()).toHaveAttribute('aria-expanded', 'false');

    setWidth(1360);
    go('admin.php?page=wc-admin');
    expect(icon()).toHaveAttribute('aria-expanded', 'true');
  });

  test('collapses on Escape and focuses the icon', async () => {
    const { user } = renderNavigation();
    act(() => link('Customers').focus());

    await user.keyboard('{Escape}');

    expect(icon()).toHaveAttribute('aria-expanded', 'false');
    expect(icon()).toHaveFocus();
  });

  test('moves focus to the icon when the window collapses it', () => {
    renderNavigation();
    act(() => link('Customers').focus());

    setWidth(800);
    fireEvent(window, new Event('orientationchange'));

    expect(icon()).toHaveFocus();
  });

  test.each([
    [1360, 'true'],
    [800, 'false'],
  ])('at %d pixels, a click outside leaves aria-expanded at %s', async (width, expanded) => {
    setWidth(width);
    const { user } = renderNavigation();
    if (width === 800) await user.click(icon());

    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

    expect(icon()).toHaveAttribute('aria-expanded', expanded);
  });

  test('collapses when focus leaves it while it covers the page', async () => {
    setWidth(800);
    const { user } = renderNavigation();
    await user.click(icon());

    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());

    expect(icon()).toHaveAttribute('aria-expanded', 'false');
  });

  test("shows the site icon, or a default icon when it can't be loaded", async () => {
    renderNavigation({ siteIconUrl: 'https://store.example/icon.png' });
    await waitFor(() =>
      expect(icon().querySelector('img')).toHaveAttribute('src', 'https://store.example/icon.png'),
    );

    fireEvent.error(icon().querySelector('img') as HTMLElement);

    expect(icon().querySelector('img')).not.toBeInTheDocument();
    expect(icon().querySelector('svg')).toBeInTheDocument();
  });
});

describe('favorites', () => {
  test('move to their own group at once, and focus stays on the star', async () => {
    const { user } = renderNavigation();
    api.post(FAVORITES, { item_id: 'customers' }).delay(20).reply(200, ['customers']);

    await user.click(star('Customers'));

    const favorites = within(screen.getByRole('list', { name: 'Favorites' }));
    expect(favorites.getAllByRole('link')).toEqual([link('Customers')]);
    expect(star('Customers')).toHaveAttribute('aria-pressed', 'true');
    expect(star('Customers')).toHaveFocus();
    expect(recorded).toHaveBeenCalledWith('navigation_favorite', { menu_item: 'customers' });
  });

  test('are reverted with an error when the server rejects a change', async () => {
    const { user, onError } = renderNavigation({ favorites: ['customers'] });
    await screen.findByRole('list', { name: 'Favorites' });
    api.delete(FAVORITES).reply(500, buildError('internal', 500));

    await user.click(star('Customers'));

    expect(await screen.findByText('Customers could not be removed from your favorites')).toBeInTheDocument();
    expect(star('Customers')).toHaveAttribute('aria-pressed', 'true');
    expect(onError).toHaveBeenCalled();
    expect(recorded).toHaveBeenCalledWith('navigation_unfavorite', { menu_item: 'customers' });
  });

  test('of other categories are shown at the top level too', async () => {
    renderNavigation({ favorites: ['revenue'] });

    const favorites = within(await screen.findByRole('list', { name: 'Favorites' }));
    expect(favorites.getByRole('link', { name: 'Revenue' })).toBeInTheDocument();
  });
});

describe('favorites tooltip', () => {
  const card = () => screen.queryByRole('dialog', { name: 'Introducing favorites' });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  test('appears after a second, takes no focus, and "Got it" hides it permanently', async () => {
    const { user } = renderNavigation({
      options: { [TOOLTIP]: false },
      advanceTimers: jest.advanceTimersByTime,
    });
    await pass(999);
    expect(card()).not.toBeInTheDocument();

    await pass(1);
    expect(card()).toBeInTheDocument();
    expect(document.body).toHaveFocus();

    const saved = jest.fn(() => ({ [TOOLTIP]: true }));
    api.post('/wc-admin/options', { [TOOLTIP]: 'yes' }).reply(200, saved);
    await user.click(screen.getByRole('button', { name: 'Got it' }));

    expect(card()).not.toBeInTheDocument();
    jest.useRealTimers();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(recorded.mock.calls.map(([name]) => name)).toEqual(
      expect.arrayContaining(['navigation_favorites_tooltip_view', 'navigation_favorites_tooltip_dismiss']),
    );
  });

  test('does not appear once dismissed', async () => {
    renderNavigation();
    await pass(1000);

    expect(card()).not.toBeInTheDocument();
  });

  test('does not appear or make requests while the navigation is collapsed', async () => {
    setWidth(800);
    renderNavigation({ options: {} });
    await pass(5000);

    expect(card()).not.toBeInTheDocument();
  });

  test('disappears when the navigation is collapsed', async () => {
    const { user } = renderNavigation({
      options: { [TOOLTIP]: false },
      advanceTimers: jest.advanceTimersByTime,
    });
    await pass(1000);

    await user.click(icon());

    expect(card()).not.toBeInTheDocument();
  });
});

test('renders nothing and frees its space for users without any menu item', () => {
  document.body.classList.add('has-woocommerce-navigation', 'is-wc-nav-expanded');
  renderNavigation({
    menuItems: MENU_ITEMS.map((item) => ({ ...item, capability: 'keep_secrets' })).filter(
      ({ id }) => id !== 'woocommerce-analytics',
    ),
    user: { is_super_admin: false, capabilities: {} },
  });

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(document.body).not.toHaveClass('has-woocommerce-navigation');
  expect(document.body).not.toHaveClass('is-wc-nav-expanded');
});
