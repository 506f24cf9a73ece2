import type { StoreContext } from '../../context';
import { all, integer } from '../../database';
import type { Row } from '../../database';
import { nameDeleted } from './deleted-records';
import { readProductInfo } from './product-info';
import type { ProductInfo } from './product-info';
import { productFilter, productFilterArgs, variationFilterArgs, variationScope } from './line-filters';
import { countingLines, ORDERS } from './lines-source';
import type { LineScope } from './lines-source';
import { toPeriod } from './period';
import { sumAmount, getSum, unindexed } from './query';
import { VARIATION_NAME } from './segments';
import { toOrder } from './table';
import type { TableArgs, TableReport } from './table';

const { variations: _variations, ...tableFilters } = productFilterArgs;

export const productsTable: TableReport<typeof tableFilters> = {
  name: 'products',
  args: tableFilters,
  orderBy: ['date', 'net_revenue', 'orders_count', 'items_sold', 'product_name', 'variations', 'sku'],
  read(context, args) {
    const { rows, total } = readSales(
      context,
      PRODUCTS,
      { filter: productFilter(args), isVariations: false },
      args,
    );
    const info = readInfo(context, rows, 'product', args);
    return {
      total,
      rows: rows.map((row) => ({
        product_id: integer(row, 'product_id'),
        ...toSales(row),
        extended_info: info(integer(row, 'product_id'), toProductInfo),
      })),
    };
  },
};

export const variationsTable: TableReport<typeof variationFilterArgs> = {
  name: 'variations',
  args: variationFilterArgs,
  orderBy: ['date', 'net_revenue', 'orders_count', 'items_sold', 'sku'],
  read(context, args) {
    const scope = variationScope(context.db, args);
    const { rows, total } = readSales(context, VARIATIONS, scope, args);
    const info = readInfo(context, rows, 'variation', args);
    return {
      total,
      rows: rows.map((row) => ({
        product_id: integer(row, 'product_id'),
        variation_id: integer(row, 'variation_id'),
        ...toSales(row),
        extended_info: info(integer(row, 'variation_id'), toVariationInfo),
      })),
    };
  },
};

/** What sales are grouped by. */
interface Kind {
  key: string;
  orderBy: Readonly<Record<string, string>>;
}

const PRODUCTS: Kind = {
  key: 'line.product_id',
  orderBy: {
    date: 'sold_at',
    product_name: '(SELECT name COLLATE NOCASE FROM products WHERE products.id = sales.product_id)',
    variations: '(SELECT count(*) FROM products WHERE products.parent_id = sales.product_id)',
    sku: '(SELECT sku FROM products WHERE products.id = sales.product_id)',
  },
};

const VARIATIONS: Kind = {
  key: 'line.variation_id',
  orderBy: {
    date: 'sold_at',
    sku: `(SELECT coalesce(nullif(sku, ''), ${VARIATION_NAME}) FROM products WHERE products.id = sales.variation_id)`,
  },
};

function readSales(
  context: StoreContext,
  { key, orderBy }: Kind,
  scope: LineScope,
  args: TableArgs,
): { rows: Row[]; total: number } {
  const { db } = context;
  const period = toPeriod(context, args);
  const where = countingLines(db, scope);
  const order = toOrder(orderBy, args, key.replace('line.', ''));
  const rows = all(
    db,
    `SELECT *, count(*) OVER () AS total FROM (
       SELECT line.product_id, line.variation_id, sum(line.items_sold) AS items_sold,
         ${sumAmount('line.net_revenue')} AS net_revenue, ${ORDERS} AS orders_count,
         max(line.created_local) AS sold_at
       FROM product_stats AS line
       WHERE line.created_local BETWEEN ? AND ? AND ${where.sql}
       GROUP BY ${unindexed(key)}
     ) AS sales ${order.sql}`,
    period.first,
    period.last,
    ...where.values,
    ...order.values,
  );
  return { rows, total: rows[0] ? integer(rows[0], 'total') : 0 };
}

function toSales(row: Row): object {
  return {
    items_sold: integer(row, 'items_sold'),
    net_revenue: getSum(row, 'net_revenue'),
    orders_count: integer(row, 'orders_count'),
  };
}

/** Reads the product data of rows; for deleted products, the name that orders keep. */
function readInfo(
  context: StoreContext,
  rows: readonly Row[],
  kind: 'product' | 'variation',
  { extended_info }: TableArgs,
): (id: number, toInfo: (product: ProductInfo) => object) => object {
  const ids = extended_info ? rows.map((row) => integer(row, `${kind}_id`)) : [];
  const products = readProductInfo(context, ids);
  const deleted = nameDeleted(
    context.db,
    kind,
    ids.filter((id) => !products.has(id)),
  );
  return (id, toInfo) => {
    const found = products.get(id);
    if (found) return toInfo(found);
    return deleted.has(id) ? { name: deleted.get(id) } : {};
  };
}

function toProductInfo(product: ProductInfo): object {
  const { attributes: _, variations, ...info } = product;
  return { ...info, ...(variations.length > 0 && { variations }) };
}

function toVariationInfo(product: ProductInfo): object {
  const { category_ids: _, variations: __, manage_stock: ___, ...info } = product;
  return info;
}
