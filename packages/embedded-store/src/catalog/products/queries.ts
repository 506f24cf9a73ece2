import {
  allOf,
  condition,
  contains,
  first,
  integer,
  isNoneOf,
  isOneOf,
  readPage,
  searchTerms,
} from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { ON_SALE_SQL, onSaleValues, PRICE_SQL, priceValues } from './prices';
import { toProduct } from './product';
import type { ProductStatus, StoredProduct } from './product';
import { SOLD_SQL } from './product-context';
import { LOW_STOCK_SQL } from './stock';

/** Filters and order of products or variations; omitted filters don't apply. */
export interface ProductFilter {
  now: Date;
  kind: 'products' | 'variations';
  search?: string | undefined;
  searchSku?: string | undefined;
  after?: number | undefined;
  before?: number | undefined;
  modifiedAfter?: number | undefined;
  modifiedBefore?: number | undefined;
  include?: readonly number[] | undefined;
  exclude?: readonly number[] | undefined;
  parent?: readonly number[] | undefined;
  parentExclude?: readonly number[] | undefined;
  slug?: string | undefined;
  /** `any` excludes the trash and `auto-draft`. */
  status?: string | undefined;
  type?: string | undefined;
  skus?: readonly string[] | undefined;
  featured?: boolean | undefined;
  /** Lists of term IDs; a product must have at least one term of each list. */
  terms?: readonly (readonly number[])[] | undefined;
  onSale?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  stockStatus?: string | undefined;
  /** Only products with low stock: at most their own threshold, or else this one. */
  fewAt?: number | undefined;
  orderBy: ProductOrder;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const ORDERS = {
  date: 'products.created_at',
  id: 'products.id',
  include: 'products.id',
  title: 'products.name COLLATE NOCASE',
  slug: 'products.slug',
  modified: 'products.modified_at',
  popularity: SOLD_SQL,
  rating: 'CAST(products.average_rating AS REAL)',
  menu_order: 'products.menu_order',
  price: PRICE_SQL,
} as const;

export type ProductOrder = keyof typeof ORDERS;

export function findProducts(
  db: StoreDatabase,
  filter: ProductFilter,
): { products: StoredProduct[]; total: number } {
  const { orderBy, order, include = [] } = filter;
  const isAsGiven = orderBy === 'include' && include.length > 0;
  const column = isAsGiven
    ? '(SELECT key FROM json_each(?) WHERE value = products.id)'
    : `${ORDERS[orderBy]} ${order}`;
  const orderValues = orderBy === 'price' ? priceValues(filter.now) : [];
  const { rows, total } = readPage(db, {
    from: 'products',
    where: allOf(conditionsOf(filter)),
    orderBy: condition(
      `${column}, products.id ${order}`,
      ...(isAsGiven ? [JSON.stringify(include)] : orderValues),
    ),
    limit: filter.limit,
    offset: filter.offset,
  });
  return { products: rows.map(toProduct), total };
}

function conditionsOf(filter: ProductFilter): (Condition | undefined | false)[] {
  const {
    now,
    kind,
    include = [],
    exclude = [],
    parent = [],
    parentExclude = [],
    skus = [],
    terms = [],
  } = filter;
  const { search, searchSku, status = 'any', minPrice, maxPrice, onSale } = filter;
  const since = (column: string, sign: '>' | '<', moment: number | undefined) =>
    moment !== undefined && condition(`products.${column} ${sign} ?`, moment);
  const price = (sign: '>=' | '<=', limit: number | undefined) =>
    limit !== undefined && condition(`${PRICE_SQL} ${sign} ?`, ...priceValues(now), limit);
  return [
    // As in WooCommerce, SKUs also find variations among the products.
    !(kind === 'products' && (skus.length > 0 || searchSku)) &&
      condition(`products.parent_id IS ${kind === 'products' ? 'NULL' : 'NOT NULL'}`),
    status === 'any'
      ? condition("products.status NOT IN ('trash', 'auto-draft')")
      : condition('products.status = ?', status),
    search !== undefined && search !== '' && searchFor(kind, search),
    searchSku !== undefined && contains(['products.sku'], searchSku),
    since('created_at', '>', filter.after),
    since('created_at', '<', filter.before),
    since('modified_at', '>', filter.modifiedAfter),
    since('modified_at', '<', filter.modifiedBefore),
    include.length > 0 && isOneOf('products.id', include),
    exclude.length > 0 && isNoneOf('products.id', exclude),
    parent.length > 0 && belongsTo(parent),
    parentExclude.length > 0 && isNoneOf('coalesce(products.parent_id, 0)', parentExclude),
    filter.slug !== undefined &&
      filter.slug !== '' &&
      condition("products.slug = ? AND products.slug <> ''", filter.slug),
    filter.type !== undefined && condition('products.type = ?', filter.type),
    skus.length > 0 && isOneOf('products.sku', skus),
    // Repeats the condition of the partial index on SKUs; SQLite can't infer it from the conditions above.
    skus.length > 0 && condition("products.sku <> ''"),
    skus.length > 0 && status !== 'trash' && condition("products.status <> 'trash'"),
    filter.featured !== undefined && condition('products.is_featured = ?', filter.featured ? 1 : 0),
    filter.stockStatus !== undefined && condition('products.stock_status = ?', filter.stockStatus),
    onSale !== undefined && condition(`${onSale ? '' : 'NOT '}${ON_SALE_SQL}`, ...onSaleValues(now)),
    filter.fewAt !== undefined && condition(LOW_STOCK_SQL, filter.fewAt),
    price('>=', minPrice),
    price('<=', maxPrice),
    ...terms.map(hasOneOf),
  ];
}

/** The index returns a single product's variations already sorted; 0 matches products without a parent. */
function belongsTo(parents: readonly number[]): Condition {
  const [only] = parents;
  if (parents.length === 1 && only) return condition('products.parent_id = ?', only);
  return isOneOf('coalesce(products.parent_id, 0)', parents);
}

/** Categories include their descendants. */
function hasOneOf(ids: readonly number[]): Condition {
  return condition(
    `products.id IN (
       WITH RECURSIVE wanted (id) AS (
         SELECT value FROM json_each(?) UNION SELECT terms.id FROM terms JOIN wanted ON terms.parent_id = wanted.id
       ) SELECT product_id FROM product_terms WHERE term_id IN (SELECT id FROM wanted))`,
    JSON.stringify(ids),
  );
}

/** Every search term must match. Variations are also found by their values, parent and ID. */
function searchFor(kind: ProductFilter['kind'], search: string): Condition {
  const columns =
    kind === 'products'
      ? ['products.name', 'products.description', 'products.short_description', 'products.sku']
      : ['products.name', 'products.description', 'products.sku'];
  return allOf(searchTerms(search).map((word) => contains(columns, word)));
}

export function hasPublishedProduct(db: StoreDatabase): boolean {
  const row = first(
    db,
    "SELECT 1 AS found FROM products WHERE status = 'publish' AND parent_id IS NULL LIMIT 1",
  );
  return row !== undefined;
}

/** Whether any product for sale needs shipping. */
export function hasPhysicalProduct(db: StoreDatabase): boolean {
  const row = first(
    db,
    "SELECT 1 AS found FROM products WHERE status = 'publish' AND is_virtual = 0 AND parent_id IS NULL LIMIT 1",
  );
  return row !== undefined;
}

/** Doesn't count variations, which are part of a product. */
export function countProducts(db: StoreDatabase, status: ProductStatus): number {
  const row = first(
    db,
    'SELECT count(*) AS total FROM products WHERE status = ? AND parent_id IS NULL',
    status,
  );
  return integer(row, 'total');
}
