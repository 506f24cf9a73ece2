import { all, isOneOf } from '../../database';
import type { RestRequest } from '../../rest';
import { toProduct } from './product';
import { toProductResponse } from './product-routes';

type ProductRecord = Readonly<Record<string, unknown>>;

/** Product members included when embedded in another record. */
const MEMBERS = ['id', 'name', 'slug', 'permalink', 'description', 'short_description', 'images', '_links'];

/** Products as in the contract, by ID. */
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

/** A product embedded in another record, for requests with `_embed`. */
export const embedProduct = (record: ProductRecord): ProductRecord =>
  Object.fromEntries(MEMBERS.map((name) => [name, record[name]]));
