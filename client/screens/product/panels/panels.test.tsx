import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@admin/testing';
import { buildProduct, serveProduct, renderProduct } from '../testing/render-product';

const seen = async () => within(await screen.findByRole('region', { name: 'Preview' }));
const missing = () => screen.getByRole('region', { name: 'Optional improvements' });
const SHIPPED = {
  virtual: true,
  images: [{ id: 5, src: 'http://localhost/mug.png', name: 'mug', alt: 'A mug' }],
  short_description: '<p>For tea.</p>',
  categories: [{ id: 3, name: 'Kitchen', slug: 'kitchen' }],
};

beforeEach(() => {
  window.localStorage.clear();
  // Images show once they are loaded, if the test is still running.
  api
    .get('/wp/v2/media', () => true)
    .optionally()
    .reply(200, []);
  // Loaded by the tab with the prices.
  api.get('/wc/v3/taxes/classes').reply(200, [{ slug: 'standard', name: 'Standard rate' }]);
});

test('updates the preview while typing', async () => {
  serveProduct(buildProduct({ regular_price: '12.50' }));
  const { user } = renderProduct({ path: '/product/12', tab: 'pricing' });
  const customers = await seen();
  expect(customers.getByText('$12.50')).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: 'Sale price' }), '10');

  expect(customers.getByText('$10.00')).toBeVisible();
  expect(customers.getByRole('deletion')).toHaveTextContent('$12.50');
  expect(customers.getByText('Shop and search results')).toBeVisible();
});

test('focuses the field of a suggested improvement', async () => {
  serveProduct(buildProduct({ ...SHIPPED, regular_price: '' }));
  const { user } = renderProduct();

  await user.click(await screen.findByRole('button', { name: 'Add a price so customers can buy it' }));

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'List price' })).toHaveFocus());
  await user.keyboard('8');
  expect(within(missing()).getByText('All optional improvements are done')).toBeVisible();
});
