import { screen, waitFor, within } from '@testing-library/react';
import type { Interceptor } from 'nock';
import { buildError, api } from '@admin/testing';
import type { ProductRecord } from '@admin/store-product';
import { searchStore } from '@admin/store-search';
import { renderSection } from '../../testing/render-section';
import { linkedSection } from './linked';

const PRODUCTS = '/wc-analytics/products';

const show = (product: Partial<ProductRecord> = {}, options = {}) =>
  renderSection(linkedSection(), { product, stores: [searchStore], ...options });
const search = (text: string, ...products: object[]) =>
  api
    .get(PRODUCTS, { ...(text && { search: text }), orderby: 'popularity', per_page: 10 })
    .optionally(text === '')
    .reply(200, products);

const findField = (name: string) => screen.findByRole('combobox', { name });
const tokensOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('finds products by name and keeps their order', async () => {
  search('', { id: 14, name: 'Cup' });
  search('pot', { id: 15, name: 'Teapot' });
  api.get(PRODUCTS, { include: '14', per_page: 100 }).reply(200, [{ id: 14, name: 'Cup' }]);
  const { user, valueOf } = await show({ upsell_ids: [14] });
  expect(await screen.findByText('Cup')).toBeVisible();

  await user.type(await findField('Upsells'), 'pot');
  await user.click(await screen.findByRole('option', { name: 'Teapot' }));

  expect(tokensOf('Upsells')).toEqual(['Cup', 'Teapot']);
  expect(valueOf('upsell_ids')).toEqual([14, 15]);
  await user.click(screen.getByRole('button', { name: 'Remove Cup' }));
  expect(valueOf('upsell_ids')).toEqual([15]);
});

test('does not offer the product itself', async () => {
  search('', { id: 12, name: 'Mug' }, { id: 14, name: 'Cup' });
  const { user } = await show();

  await user.click(await findField('Cross-sells'));

  await screen.findByRole('option', { name: 'Cup' });
  expect(screen.queryByRole('option', { name: 'Mug' })).not.toBeInTheDocument();
});

test('shows the id of a deleted product without sales', async () => {
  api.get(PRODUCTS, { include: '99', per_page: 100 }).reply(200, []);
  api
    .get('/wc-analytics/reports/products', (query: { products?: string }) => query.products === '99')
    .reply(200, []);
  await show({ cross_sell_ids: [99] });

  await waitFor(() => expect(tokensOf('Cross-sells')).toEqual(['99']));
});

test.each([
  ['grouped', true],
  ['simple', false],
])('shows grouped products for type %s: %s', async (type, isShown) => {
  await show({ type });
  await findField('Upsells');

  expect(screen.queryByRole('combobox', { name: 'Grouped products' }) !== null).toBe(isShown);
});

const FAILURES: readonly [string, (request: Interceptor) => unknown][] = [
  ['is rejected', (request) => request.reply(403, buildError('rest_forbidden', 403))],
  ['fails on the server', (request) => request.reply(500, buildError('internal', 500))],
  ['returns an invalid response', (request) => request.reply(200, '<html>')],
  ['gets no response', (request) => request.replyWithError('gone')],
];

test.each(FAILURES)('shows an error when a search %s, and searches again on typing', async (_how, fail) => {
  fail(api.get(PRODUCTS, { orderby: 'popularity', per_page: 10 }));
  search('cup', { id: 14, name: 'Cup' });
  const { user } = await show();

  await user.click(await findField('Upsells'));
  expect(await screen.findByText('The search failed. Please try again.', { selector: 'p' })).toBeVisible();
  await user.keyboard('cup');

  expect(await screen.findByRole('option', { name: 'Cup' })).toBeVisible();
});

test.each(FAILURES)('shows ids when the request for names %s, and keeps them', async (_how, fail) => {
  search('', { id: 15, name: 'Teapot' });
  const names = () => api.get(PRODUCTS, { include: '14', per_page: 100 });
  fail(names());
  names()
    .optionally()
    .reply(200, [{ id: 14, name: 'Cup' }]);
  const { user, valueOf } = await show({ upsell_ids: [14] });
  await waitFor(() => expect(tokensOf('Upsells')).toEqual(['14']));

  await user.click(await findField('Upsells'));
  await user.click(await screen.findByRole('option', { name: 'Teapot' }));

  expect(valueOf('upsell_ids')).toEqual([14, 15]);
});
