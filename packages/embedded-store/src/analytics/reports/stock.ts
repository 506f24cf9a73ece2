import type { StoreContext } from '../../context';
import { all, allOf, condition, first, integer, isNoneOf, isOneOf, text } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { integer as integerArg, list, oneOf, getOffset, route, withDefault } from '../../rest';
import type { Route } from '../../rest';
import { getLowStockAmount, getSoldOutAmount } from '../../catalog';
import { VARIATION_NAME } from './segments';
import { reportsPermission } from './stats';
import type { TableReport } from './table';

const STATUSES = ['instock', 'outofstock', 'onbackorder'] as const;

const args = {
  order: withDefault(oneOf(['asc', 'desc']), 'asc'),
  type: withDefault(oneOf(['all', 'lowstock', ...STATUSES]), 'all'),
  include: list(integerArg()),
  exclude: list(integerArg()),
  parent: list(integerArg()),
  parent_exclude: list(integerArg()),
  offset: integerArg({ minimum: 0 }),
};

/** Products for sale; a variable product is listed next to its variations. */
const FOR_SALE = condition("products.status IN ('publish', 'private')");

const COLUMNS: Readonly<Record<string, string>> = {
  date: 'created_at',
  include: 'id',
  title: 'shown_name COLLATE NOCASE',
};

export const stockTable: TableReport<typeof args> = {
  name: 'stock',
  args,
  orderBy: ['stock_status', 'stock_quantity', 'date', 'id', 'include', 'title', 'sku'],
  read({ db }, query) {
    const where = allOf([
      FOR_SALE,
      toTypeCondition(db, query.type),
      query.include && query.include.length > 0 && isOneOf('products.id', query.include),
      query.exclude && query.exclude.length > 0 && isNoneOf('products.id', query.exclude),
      query.parent && query.parent.length > 0 && isOneOf('coalesce(parent_id, 0)', query.parent),
      query.parent_exclude &&
        query.parent_exclude.length > 0 &&
        isNoneOf('coalesce(parent_id, 0)', query.parent_exclude),
    ]);
    const direction = query.order === 'asc' ? 'ASC' : 'DESC';
    const rows = all(
      db,
      `SELECT products.*, ${VARIATION_NAME} AS shown_name, count(*) OVER () AS total FROM products WHERE ${where.sql}
       ORDER BY ${COLUMNS[query.orderby] ?? query.orderby} ${direction}, stock_quantity ASC NULLS LAST, id ASC
       LIMIT ? OFFSET ?`,
      ...where.values,
      query.per_page,
      query.offset ?? getOffset(query),
    );
    const lowStock = getLowStockAmount(db);
    return {
      total: rows[0] ? integer(rows[0], 'total') : 0,
      rows: rows.map((row) => ({
        id: integer(row, 'id'),
        parent_id: row['parent_id'] ?? 0,
        name: text(row, 'shown_name'),
        sku: text(row, 'sku'),
        stock_status: text(row, 'stock_status'),
        stock_quantity: row['stock_quantity'] ?? 0,
        manage_stock: row['manages_stock'] === 1,
        low_stock_amount: row['low_stock_amount'] ?? lowStock,
      })),
    };
  },
};

export const stockStatsRoute: Route = route({
  method: 'GET',
  path: '/wc-analytics/reports/stock/stats',
  permission: reportsPermission,
  handler: ({ context }) => ({ totals: countStock(context) }),
});

function countStock({ db }: StoreContext): object {
  const low = toTypeCondition(db, 'lowstock') ?? condition('true');
  const columns = STATUSES.map((status) => `coalesce(sum(stock_status = '${status}'), 0) AS ${status}`);
  const row = first(
    db,
    `SELECT count(*) AS products, coalesce(sum(${low.sql}), 0) AS lowstock, ${columns.join(', ')}
     FROM products WHERE ${FOR_SALE.sql}`,
    ...low.values,
  );
  return Object.fromEntries(['products', 'lowstock', ...STATUSES].map((name) => [name, integer(row, name)]));
}

/** Low stock can still be bought: the quantity is at most the product's own threshold, or the store's. */
function toTypeCondition(db: StoreDatabase, type: string): Condition | undefined {
  if (type === 'all') return undefined;
  if (type !== 'lowstock') return condition('products.stock_status = ?', type);
  return condition(
    `products.manages_stock = 1 AND products.stock_status = 'instock' AND products.stock_quantity > ?
       AND products.stock_quantity <= coalesce(products.low_stock_amount, ?)`,
    getSoldOutAmount(db),
    getLowStockAmount(db),
  );
}
