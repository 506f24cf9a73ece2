import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { AnyQuery } from '../api';
import { defineMirror, type Changes } from '../mirror';
import { STORE_NAMES } from '../names';
import { readAgain, refresh } from '../refresh';
import { CORE_NAMESPACE, fetchData, fetchTotal, write } from './fetching';

const PATH = `${CORE_NAMESPACE}/products`;
const NOTHING: readonly unknown[] = [];

type Id = string | number;

export const productsMirror = defineMirror({
  name: STORE_NAMES.PRODUCTS_STORE_NAME,
  reads: {
    getProduct: (id: Id) => fetchData(`${PATH}/${id}`),
    getProducts: (query?: AnyQuery) => fetchData(PATH, query),
    getProductsTotalCount: (query?: AnyQuery) => fetchTotal(PATH, query),
    getPermalinkParts: (id: Id) =>
      fetchData(`${PATH}/${id}`, { _fields: ['id', 'permalink_template', 'generated_slug'] }),
  },
  selectors: ({ value, error }) => ({
    getProduct: (id: Id, none?: unknown): unknown => value('getProduct', [id], none),
    getProducts: (query?: AnyQuery, none: unknown = NOTHING): unknown => value('getProducts', [query], none),
    getProductsTotalCount: (query?: AnyQuery, none = 0): number =>
      value('getProductsTotalCount', [query], none),
    getProductsError: (query?: AnyQuery) => error('getProducts', [query]),
    getCreateProductError: (query?: AnyQuery) => error('createProduct', [query]),
    getUpdateProductError: (id: Id) => error('updateProduct', [id]),
    getDeleteProductError: (id: Id) => error('deleteProduct', [id]),
    /** The address before and after the part that names the product; `null` until known. */
    getPermalinkParts: (id: Id) => toPermalinkParts(value<unknown>('getPermalinkParts', [id], undefined)),
    isPending: (action: string, id?: Id): boolean => value('pending', [action, id], false),
  }),
  actions: (changes) => ({
    getProductSuccess: (id: Id, product: unknown) => changes.answered('getProduct', [id], product),
    getProductsSuccess: (query: AnyQuery, products: unknown) =>
      changes.answered('getProducts', [query], products),
    getProductsError: (query: AnyQuery, error: unknown) => changes.failed('getProducts', [query], error),
    *createProduct(data: AnyQuery): Saga<unknown> {
      return yield* change(changes, 'createProduct', data, () => write('POST', PATH, data));
    },
    *updateProduct(id: Id, data: object): Saga<unknown> {
      return yield* change(changes, 'updateProduct', id, () => write('PUT', `${PATH}/${id}`, data));
    },
    *deleteProduct(id: Id, force = false): Saga<unknown> {
      return yield* change(changes, 'deleteProduct', id, () =>
        write('DELETE', `${PATH}/${id}`, undefined, { force }),
      );
    },
  }),
});

function* change(
  { answered, failed }: Changes,
  action: string,
  subject: unknown,
  work: () => Saga<unknown>,
): Saga<unknown> {
  const id = isRecord(subject) ? undefined : subject;
  yield* put(answered('pending', [action, id], true));
  try {
    const product = yield* work();
    if (isRecord(product)) yield* put(answered('getProduct', [product['id']], product));
    return product;
  } catch (error) {
    if (error instanceof ApiError) yield* put(failed(action, [subject], error));
    throw error;
  } finally {
    yield* put(answered('pending', [action, id], false));
    const registry = yield* getRegistry();
    readAgain(registry, STORE_NAMES.PRODUCTS_STORE_NAME, 'getProducts', 'getProductsTotalCount');
    refresh(registry, 'products', 'counts');
  }
}

const parts = new WeakMap<object, object | null>();

function toPermalinkParts(product: unknown): object | null {
  if (!isRecord(product)) return null;
  const known = parts.get(product);
  if (known !== undefined) return known;
  const { permalink_template: template, generated_slug: slug } = product;
  const [prefix, suffix = ''] = typeof template === 'string' ? template.split(/%(?:product|page)name%/) : [];
  const made = prefix === undefined ? null : { prefix, postName: slug, suffix };
  parts.set(product, made);
  return made;
}
