import { all, isOneOf } from '../../database';
import type { RestRequest } from '../../rest';
import { toProduct } from './product';
import { toProductResponse } from './product-routes';

type ProductRecord = Readonly<Record<string, unknown>>;

/** Members of a product that are shown inside another record. */
const MEMBERS = ['id', 'name', 'slug', 'permalink', 'description', 'short_description', 'images', '_links'];

/** Products as the contract shows them, by their numbers. */
export function readProductRecords(
  request: RestRequest,
  root: string,
  ids: readonly number[],
): ReadonlyMap<number, ProductRecord> {
  const where = isOneOf('id', ids);
  const products = all(request.context.db, `SELECT * FROM products WHERE ${where.sql}`, ...where.values).map(
    toProduct,
  );
  const records = toProductResponse(request, root, products, 'view');
  return new Map(products.map(({ id }, index) => [id, { ...records[index] }]));
}

/** A product inside the record of something else, which was asked for with `_embed`. */
export const embedProduct = (record: ProductRecord): ProductRecord =>
  Object.fromEntries(MEMBERS.map((name) => [name, record[name]]));
