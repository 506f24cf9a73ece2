import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { AnyQuery } from '../api';
import { definePassthroughStore, type Changes } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { readAgain } from '../read-again';
import { CORE_NAMESPACE, fetchData, fetchTotal, write } from './fetching';

const PATH = `${CORE_NAMESPACE}/products`;
const NOTHING: readonly unknown[] = [];

type Id = string | number;

export const productsStore = definePassthroughStore({
  name: STORE_NAMES.PRODUCTS_STORE_NAME,
  reads: {
    getProduct: (id: Id) => fetchData(`${PATH}/${id}`),
    getProducts: (query?: AnyQuery) => fetchData(PATH, query),
    getProductsTotalCount: (query?: AnyQuery) => fetchTotal(PATH, query),
    getPermalinkParts: (id: Id) =>
      fetchData(`${PATH}/${id}`, { _fields: ['id', 'permalink_template', 'generated_slug'] }),
    *getRelatedProducts(id: Id): Saga<unknown> {
      const product = yield* fetchData(`${PATH}/${id}`);
      const ids = isRecord(product) ? product['related_ids'] : undefined;
      return Array.isArray(ids) && ids.length > 0 ? yield* fetchData(PATH, { include: ids }) : NOTHING;
    },
    getSuggestedProducts: (options?: AnyQuery) => fetchData(`${PATH}/suggested-products`, options),
  },
  selectors: ({ value, error }) => ({
    getProduct: (id: Id, none?: unknown): unknown => value('getProduct', [id], none),
    getProducts: (query?: AnyQuery, none?: unknown): unknown => value('getProducts', [query], none),
    getProductsTotalCount: (query?: AnyQuery, none?: number): number | undefined =>
      value('getProductsTotalCount', [query], none),
    getProductsError: (query?: AnyQuery) => error('getProducts', [query]),
    getCreateProductError: (query?: AnyQuery) => error('createProduct', [query]),
    getUpdateProductError: (id: Id) => error('updateProduct', [id]),
    getDeleteProductError: (id: Id) => error('deleteProduct', [id]),
    getRelatedProducts: (id: Id): unknown => value('getRelatedProducts', [id], NOTHING),
    getSuggestedProducts: (options?: AnyQuery): unknown =>
      value<unknown>('suggested', [toSuggestionKey(options)], undefined) ??
      value('getSuggestedProducts', [options], NOTHING),
    /** The URL before and after the product's slug; `null` until known. */
    getPermalinkParts: (id: Id) => toPermalinkParts(value<unknown>('getPermalinkParts', [id], undefined)),
    isPending: (action: string, id?: Id): boolean => value('pending', [action, id], false),
  }),
  actions: (changes) => ({
    getProductSuccess: (id: Id, product: unknown) => changes.received('getProduct', [id], product),
    getProductsSuccess: (query: AnyQuery, products: unknown) =>
      changes.received('getProducts', [query], products),
    getProductError: (id: Id, error: unknown) => changes.failed('getProduct', [id], error),
    getProductsError: (query: AnyQuery, error: unknown) => changes.failed('getProducts', [query], error),
    getProductsTotalCountSuccess: (query: AnyQuery, total: number) =>
      changes.received('getProductsTotalCount', [query], total),
    getProductsTotalCountError: (query: AnyQuery, error: unknown) =>
      changes.failed('getProductsTotalCount', [query], error),
    createProductError: (query: AnyQuery, error: unknown) => changes.failed('createProduct', [query], error),
    updateProductError: (id: Id, error: unknown) => changes.failed('updateProduct', [id], error),
    duplicateProductError: (id: Id, error: unknown) => changes.failed('duplicateProduct', [id], error),
    deleteProductStart: (id: Id) => changes.received('pending', ['deleteProduct', id], true),
    *deleteProductSuccess(id: Id, product: object, force = false): Saga {
      const status = force ? 'deleted' : 'trash';
      yield* put(changes.received('getProduct', [id], { ...product, status }));
      yield* put(changes.received('pending', ['deleteProduct', id], false));
    },
    *deleteProductError(id: Id, error: unknown): Saga {
      yield* put(changes.failed('deleteProduct', [id], error));
      yield* put(changes.received('pending', ['deleteProduct', id], false));
    },
    setSuggestedProductAction: (key: string, products: unknown) =>
      changes.received('suggested', [key], products),
    *createProduct(data: AnyQuery): Saga<unknown> {
      return yield* change(changes, 'createProduct', data, () => write('POST', PATH, data));
    },
    *updateProduct(id: Id, data: object): Saga<unknown> {
      return yield* change(changes, 'updateProduct', id, () => write('PUT', `${PATH}/${id}`, data));
    },
    *duplicateProduct(id: Id, data: object = {}): Saga<unknown> {
      return yield* change(changes, 'duplicateProduct', id, () =>
        write('POST', `${PATH}/${id}/duplicate`, data),
      );
    },
    *deleteProduct(id: Id, force = false): Saga<unknown> {
      return yield* change(changes, 'deleteProduct', id, () =>
        write('DELETE', `${PATH}/${id}`, undefined, { force }),
      );
    },
  }),
});

function* change(
  { received, failed }: Changes,
  action: string,
  subject: unknown,
  work: () => Saga<unknown>,
): Saga<unknown> {
  const id = isRecord(subject) ? undefined : subject;
  yield* put(received('pending', [action, id], true));
  try {
    const product = yield* work();
    if (isRecord(product)) yield* put(received('getProduct', [product['id']], product));
    return product;
  } catch (error) {
    if (error instanceof ApiError) yield* put(failed(action, [subject], error));
    throw error;
  } finally {
    yield* put(received('pending', [action, id], false));
    const registry = yield* getRegistry();
    readAgain(registry, STORE_NAMES.PRODUCTS_STORE_NAME, 'getProducts', 'getProductsTotalCount');
    registry.invalidateAll('products', 'counts');
  }
}

/** The platform's key for a query of suggestions. */
const toSuggestionKey = (options: AnyQuery = {}): string =>
  Object.keys(options).length > 0 ? JSON.stringify(options) : 'default';

const parts = new WeakMap<object, object | null>();

function toPermalinkParts(product: unknown): object | null {
  if (!isRecord(product)) return null;
  const cached = parts.get(product);
  if (cached !== undefined) return cached;
  const { permalink_template: template, generated_slug: slug } = product;
  const [prefix, suffix = ''] = typeof template === 'string' ? template.split(/%(?:product|page)name%/) : [];
  const made = prefix === undefined ? null : { prefix, postName: slug, suffix };
  parts.set(product, made);
  return made;
}
