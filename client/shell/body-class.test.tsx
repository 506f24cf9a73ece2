import { render } from '@testing-library/react';
import { pageClass, useBodyClass } from './body-class';

test.each([
  ['/', 'woocommerce-admin-page__home'],
  ['/customers', 'woocommerce-admin-page__customers'],
  ['/analytics/overview', 'woocommerce-admin-page__analytics_overview'],
  ['/analytics/:report', 'woocommerce-admin-page__analytics_report'],
  [
    '/product/:productId/variation/:variationId',
    'woocommerce-admin-page__product_productid_variation_variationid',
  ],
])('page %s has the class %s', (path, name) => {
  expect(pageClass(path)).toBe(name);
});

function Page({ path }: { path: string }) {
  useBodyClass(path);
  return null;
}

test('sets the class of the current page and removes the previous one', () => {
  const { rerender } = render(<Page path="/customers" />);
  expect(document.body).toHaveClass('woocommerce-page', 'woocommerce-admin-page__customers');

  rerender(<Page path="/" />);
  expect(document.body).toHaveClass('woocommerce-admin-page__home');
  expect(document.body).not.toHaveClass('woocommerce-admin-page__customers');

  rerender(<Page path="*" />);
  expect(document.body.className).toBe('woocommerce-page');
});
