import { act, render, screen, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { StoreLinksSection } from './store-links-section';

const FILTER = 'woocommerce_admin_homescreen_quicklinks';

const linksOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
});

afterEach(() => {
  removeFilter(FILTER, 'acme');
});

test('links to pages of the store', () => {
  setHost(buildHost());
  render(<StoreLinksSection />);

  expect(linksOf('Marketing and sales')).toEqual([
    ['Market my store', 'admin.php?page=wc-admin&path=%2Fmarketing'],
    ['Add a product', 'http://localhost/wp-admin/post-new.php?post_type=product'],
    ['Personalize my store', 'admin.php?page=wc-admin&task=appearance'],
    ['View my store', 'http://localhost/shop/'],
  ]);
  expect(linksOf('Settings').map(([title]) => title)).toEqual([
    'Store details',
    'Payments',
    'Tax',
    'Shipping',
  ]);
  expect(screen.queryByRole('region', { name: 'Extensions' })).not.toBeInTheDocument();
});

test('leaves out links to disabled features', () => {
  setHost(buildHost({ features: { marketing: false }, admin: { shopUrl: '' } }));
  render(<StoreLinksSection />);

  expect(linksOf('Marketing and sales').map(([title]) => title)).toEqual([
    'Add a product',
    'Personalize my store',
  ]);
});

test('groups extension links separately, and ignores links outside the admin', () => {
  setHost(buildHost());
  render(<StoreLinksSection />);

  act(() =>
    addFilter(FILTER, 'acme', (links: unknown[]) => [
      ...links,
      { title: 'Bookings', href: 'admin.php?page=acme', icon: <svg data-testid="acme" /> },
      { title: 'Reports', href: '/analytics/acme' },
      { title: 'Elsewhere', href: 'https://elsewhere.example/' },
      { title: 'Script', href: 'javascript:alert(1)' },
      { title: 'No address' },
      null,
    ]),
  );

  expect(linksOf('Extensions')).toEqual([
    ['Bookings', 'http://localhost/wp-admin/admin.php?page=acme'],
    ['Reports', 'http://localhost/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Facme'],
  ]);
  expect(screen.getByTestId('acme')).toBeInTheDocument();
});
