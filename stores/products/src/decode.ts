import { decodeEntities } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';
import type { ImportOutcome, Product, ProductAttribute } from './types';

/** Whatever is no product is left out, so that one bad entry costs only itself. */
export const toProducts = (payload: unknown): Product[] =>
  toList(payload).flatMap((entry) => (hasId(entry) ? [toProduct(entry)] : []));

/** The stock the server has now; it may differ from what was asked for. */
export const toStock = (payload: unknown): Pick<Product, 'stockQuantity' | 'stockStatus'> =>
  toStockMembers(toRecord(payload));

/** Products come as lists, of ids or of reasons. */
export function toImportOutcome(payload: unknown): ImportOutcome {
  const outcome = toRecord(payload);
  const count = (member: string) => (Array.isArray(outcome[member]) ? outcome[member].length : 0);
  return { present: count('imported') + count('updated') + count('skipped'), failed: count('failed') };
}

export function toNewId(payload: unknown): number {
  const id = number(toRecord(payload)['id']);
  if (id === null) throw new TypeError('A new product has an id.');
  return id;
}

function toProduct(product: Record<string, unknown> & { id: number }): Product {
  const { attributes, images, image } = product;
  return {
    id: product.id,
    parentId: number(product['parent_id']) ?? 0,
    type: text(product['type']),
    name: decodeEntities(text(product['name'])),
    attributes: Array.isArray(attributes) ? attributes.flatMap(toAttributes) : [],
    image: text(record(Array.isArray(images) ? images[0] : image)['src']),
    lowStockAmount: number(product['low_stock_amount']),
    ...toStockMembers(product),
    ...optional(product, 'status', 'status', text),
    ...optional(product, 'sku', 'sku', text),
    ...optional(product, 'price', 'price', text),
    ...optional(product, 'permalink', 'permalink', text),
    ...optional(product, 'last_order_date', 'lastOrdered', (value) => text(value) || null),
  };
}

const toStockMembers = (product: Record<string, unknown>) => ({
  stockQuantity: number(product['stock_quantity']),
  ...optional(product, 'stock_status', 'stockStatus', text),
});

/** A member only where the answer has it, since lists tell different things of one product. */
const optional = <K extends keyof Product>(
  product: Record<string, unknown>,
  member: string,
  name: K,
  decode: (value: unknown) => Product[K],
): Pick<Product, K> | object => (member in product ? { [name]: decode(product[member]) } : {});

const toAttributes = (entry: unknown): ProductAttribute[] =>
  isRecord(entry)
    ? [
        {
          id: number(entry['id']) ?? 0,
          name: decodeEntities(text(entry['name'])),
          option: decodeEntities(text(entry['option'])),
        },
      ]
    : [];

const hasId = (entry: unknown): entry is Record<string, unknown> & { id: number } =>
  isRecord(entry) && typeof entry['id'] === 'number';

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
