import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { AnyQuery } from '../api';
import { definePassthroughStore, type Changes } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { fetchData, fetchTotal, NAMESPACE, write } from './fetching';

type Items = ReadonlyMap<unknown, unknown>;

const pathOf = (type: string) => `${NAMESPACE}/${type === 'categories' ? 'products/categories' : type}`;
const NO_ITEMS: Items = new Map();

/** Maps for lists; equal state gives the same map. */
const maps = new WeakMap<readonly unknown[], Items>();

function toMap(list: readonly unknown[]): Items {
  const cached = maps.get(list);
  if (cached) return cached;
  const map: Items = new Map(
    list.map((item, index) => [isRecord(item) ? (item['id'] ?? index) : index, item]),
  );
  maps.set(list, map);
  return map;
}

const NO_LIST: readonly unknown[] = [];

/** Any collection of the analytics namespace, by its API name. */
export const itemsStore = definePassthroughStore({
  name: STORE_NAMES.ITEMS_STORE_NAME,
  reads: {
    getItems: (type: string, query?: AnyQuery) => fetchData(pathOf(type), query),
    getItemsTotalCount: (type: string, query?: AnyQuery) => fetchTotal(pathOf(type), query),
  },
  selectors: ({ value, error }) => ({
    getItems(type: string, query: AnyQuery, none: Items = NO_ITEMS): Items {
      const list = value('getItems', [type, query], NO_LIST);
      return list === NO_LIST ? none : toMap(list);
    },
    getItemsTotalCount: (type: string, query: AnyQuery, none = 0): number =>
      value('getItemsTotalCount', [type, query], none),
    getItemsError: (type: string, query: AnyQuery) => error('getItems', [type, query]),
  }),
  actions: (changes) => ({
    setItems: (type: string, query: AnyQuery, items: unknown) =>
      changes.received('getItems', [type, query], items),
    setItem: (type: string, id: unknown, item: object) =>
      changes.received('getItems', [type, { id }], [{ id, ...item }]),
    setItemsTotalCount: (type: string, query: AnyQuery, total: number) =>
      changes.received('getItemsTotalCount', [type, query], total),
    setError: (type: string, query: AnyQuery, error: unknown) =>
      changes.failed('getItems', [type, query], error),
    updateProductStock: (product: Parameters<typeof updateProductStock>[1], quantity: number) =>
      updateProductStock(changes, product, quantity),
    *createProductFromTemplate(fields: object, query?: AnyQuery): Saga<unknown> {
      const product = yield* write(
        'POST',
        '/wc-admin/onboarding/tasks/create_product_from_template',
        fields,
        query,
      );
      (yield* getRegistry()).invalidateAll('products', 'tasks');
      return product;
    },
  }),
});

/** Returns whether the server saved the quantity; variations need their product's id. */
function* updateProductStock(
  changes: Changes,
  product: { id: number; parent_id?: number; type?: string },
  quantity: number,
): Saga<boolean> {
  const isVariation = product.type === 'variation';
  const path = isVariation
    ? `${NAMESPACE}/products/${product.parent_id}/variations/${product.id}`
    : `${NAMESPACE}/products/${product.id}`;
  try {
    yield* write('PUT', path, { ...product, stock_quantity: quantity });
    (yield* getRegistry()).invalidateAll('products', 'counts');
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    yield* put(changes.failed('getItems', ['products', { id: product.id }], error));
    return false;
  }
}
