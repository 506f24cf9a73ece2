import { act, render, screen } from '@testing-library/react';
import { getHistory, getNewPath } from '@admin/navigation';
import { useHostMenu, type MenuPage } from './use-host-menu';

const link = (text: string, path?: string) =>
  `<a href="admin.php?page=wc-admin${path ? `&path=${path}` : ''}">${text}</a>`;

/** The side menu as the host prints it on the home screen. */
const MENU = `
  <div id="wpwrap" class="wp-responsive-open">
    <li id="wp-admin-bar-menu-toggle"><a href="#" aria-expanded="true">Menu</a></li>
    <ul id="adminmenu">
      <li id="menu-dashboard" class="menu-top"><a class="menu-top" href="index.php">Dashboard</a></li>
      <li id="toplevel_page_woocommerce" class="wp-has-submenu wp-has-current-submenu wp-menu-open menu-top">
        <a class="wp-has-submenu wp-has-current-submenu wp-menu-open menu-top" href="admin.php?page=wc-admin">WooCommerce</a>
        <ul class="wp-submenu">
          <li class="current">${link('Home').replace('<a', '<a class="current" aria-current="page"')}</li>
          <li>${link('Customers', '/customers')}</li>
          <li><a href="admin.php?page=wc-settings">Settings</a></li>
        </ul>
      </li>
      <li id="toplevel_page_wc-admin-path--analytics-overview" class="wp-has-submenu wp-not-current-submenu menu-top">
        <a class="wp-has-submenu wp-not-current-submenu menu-top" href="admin.php?page=wc-admin&path=%2Fanalytics%2Foverview">Analytics</a>
        <ul class="wp-submenu">
          <li>${link('Overview', '/analytics/overview')}</li>
          <li>${link('Revenue', '/analytics/revenue')}</li>
        </ul>
      </li>
      <li id="toplevel_page_payments" class="menu-top wp-not-current-submenu">${link('Payments', '/wc-pay-welcome-page')}</li>
    </ul>
  </div>
  <div id="app"></div>`;

const ANALYTICS = 'toplevel_page_wc-admin-path--analytics-overview';

beforeEach(() => {
  getHistory().replace('/wp-admin/admin.php?page=wc-admin');
  document.body.innerHTML = MENU;
});

afterEach(() => {
  document.body.innerHTML = '';
});

function Menu({ page }: { page: MenuPage }) {
  useHostMenu(page);
  return null;
}

const open = (page: MenuPage = { path: '/' }) =>
  render(<Menu page={page} />, {
    container: document.body.querySelector<HTMLElement>('#app') ?? document.body,
  });

const go = (path: string, query: Record<string, string> = {}) =>
  act(() => getHistory().push(getNewPath(query, path, { page: 'wc-admin' })));

const item = (name: string) => screen.getByRole('link', { name });
const queryOf = (name: string) =>
  Object.fromEntries(new URL(item(name).getAttribute('href') ?? '', window.location.href).searchParams);

test('adds the current dates to dashboard links of screens with dates', () => {
  open();

  go('/analytics/revenue', { period: 'week', compare: 'previous_year', orderby: 'date' });

  expect(queryOf('Overview')).toEqual({
    page: 'wc-admin',
    path: '/analytics/overview',
    period: 'week',
    compare: 'previous_year',
  });
  expect(queryOf('Customers')).toEqual({ page: 'wc-admin', path: '/customers' });
  expect(queryOf('Home')).toEqual({ page: 'wc-admin' });
  expect(queryOf('Settings')).toEqual({ page: 'wc-settings' });
});

test('removes the dates from links when they leave the address', () => {
  open();

  go('/analytics/revenue', { period: 'week' });
  go('/analytics/revenue');

  expect(queryOf('Overview')).toEqual({ page: 'wc-admin', path: '/analytics/overview' });
});

test('does not change an up-to-date menu', async () => {
  const written = new Set<Node>();
  const observer = new MutationObserver((records) => records.forEach(({ target }) => written.add(target)));
  observer.observe(document.body.querySelector('#adminmenu') ?? document.body, {
    attributes: true,
    subtree: true,
  });

  open();
  await act(async () => {});
  observer.disconnect();

  expect([...written]).toEqual([]);
});

test("marks the current item and its parent with the host's classes", () => {
  open();

  go('/analytics/revenue', { period: 'week' });

  expect(item('Revenue')).toHaveClass('current');
  expect(item('Revenue')).toHaveAttribute('aria-current', 'page');
  expect(item('Revenue').closest('li')).toHaveClass('current');
  for (const element of [document.getElementById(ANALYTICS), item('Analytics')]) {
    expect(element).toHaveClass('wp-has-current-submenu', 'wp-menu-open');
    expect(element).not.toHaveClass('wp-not-current-submenu');
  }
  expect(item('Home')).not.toHaveClass('current');
  expect(item('Home')).not.toHaveAttribute('aria-current');
  expect(item('Home').closest('li')).not.toHaveClass('current');
  expect(document.getElementById('toplevel_page_woocommerce')).toHaveClass('wp-not-current-submenu');
});

test('opens the given menu for a page without an entry', () => {
  open({ path: '/analytics/:report', wpOpenMenu: ANALYTICS });

  go('/analytics/acme');

  expect(document.getElementById(ANALYTICS)).toHaveClass('wp-has-current-submenu', 'wp-menu-open');
});

test("opens the WooCommerce menu when the given menu doesn't exist", () => {
  getHistory().replace(getNewPath({}, '/analytics/revenue', { page: 'wc-admin' }));
  open({ path: '/wc-pay-welcome-page', wpOpenMenu: 'toplevel_page_gone' });

  go('/acme');

  expect(document.getElementById('toplevel_page_woocommerce')).toHaveClass('wp-menu-open');
});

test('marks the Settings entry for every settings page', () => {
  document
    .querySelector('#adminmenu a[href="admin.php?page=wc-settings"]')
    ?.setAttribute('href', 'admin.php?page=wc-admin&path=/settings/general');
  open();

  go('/settings/tax');

  expect(item('Settings')).toHaveAttribute('aria-current', 'page');
});

test('opens no menu for a page without an entry when the host has none open', () => {
  const store = document.getElementById('toplevel_page_woocommerce');
  for (const element of [store, store?.querySelector('a')])
    element?.classList.remove('wp-menu-open', 'wp-has-current-submenu');

  getHistory().replace(getNewPath({}, '/analytics/acme', { page: 'wc-admin' }));
  open({ path: '/analytics/:report', wpOpenMenu: ANALYTICS });

  expect(document.querySelector('.wp-menu-open')).not.toBeInTheDocument();
});

test('marks an entry without a submenu as current', () => {
  open();

  go('/wc-pay-welcome-page');

  expect(item('Payments')).toHaveClass('current');
  expect(document.getElementById('toplevel_page_payments')).toHaveClass('current');
});

test('closes the menu on small screens', () => {
  open();

  expect(document.getElementById('wpwrap')).not.toHaveClass('wp-responsive-open');
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('calls the functions of scripts that replace link updates and marking', () => {
  open();
  const [writeLinks, markItem] = [jest.fn(), jest.fn()];
  const { wpNavMenuUrlUpdate, wpNavMenuClassChange } = window;
  Object.assign(window, { wpNavMenuUrlUpdate: writeLinks, wpNavMenuClassChange: markItem });

  go('/customers', { period: 'week' });

  expect(writeLinks).toHaveBeenCalledWith({ page: 'wc-admin', path: '/customers', period: 'week' });
  expect(markItem).toHaveBeenCalledWith(expect.objectContaining({ path: '/' }), '/customers');
  Object.assign(window, { wpNavMenuUrlUpdate, wpNavMenuClassChange });
});
