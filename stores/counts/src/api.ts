import { requestPage } from '@admin/http';

/** Requests one item and reads only the total (contract, section 12). */
async function count(signal: AbortSignal, path: string, query: object): Promise<number> {
  const oneItem = { ...query, page: 1, per_page: 1, _fields: ['id'] };
  const { total } = await requestPage(path, { query: oneItem, signal, parse: () => [] });
  return total;
}

/** Counts orders in these statuses, or in any status if omitted. */
export const countOrders = (signal: AbortSignal, status?: readonly string[]) =>
  count(signal, '/wc-analytics/orders', { status });

/** Counts published products and variations that are low in stock. */
export const countLowStock = (signal: AbortSignal) =>
  count(signal, '/wc-analytics/products/low-in-stock', { low_in_stock: true, status: 'publish' });

export const countReviewsOnHold = (signal: AbortSignal) =>
  count(signal, '/wc-analytics/products/reviews', { status: 'hold', _embed: 1 });

export const countPublishedProducts = (signal: AbortSignal) =>
  count(signal, '/wc-analytics/products', { status: 'publish' });
