import { all, integer, text } from '../../database';
import type { Row } from '../../database';
import { isMap, list, string } from '../../rest';
import { readDeletedRecords } from './deleted-records';
import { toPeriod } from './period';
import { sumAmount, getSum } from './query';
import { toOrder } from './table';
import type { TableReport } from './table';
import { countingTaxes } from './taxes-stats';

const args = { taxes: list(string()) };

/** The name that orders store for a tax rate. */
const CODE = "concat_ws('-', nullif(country, ''), nullif(state, ''), nullif(name, ''), priority)";

const ORDER = {
  name: 'name COLLATE NOCASE',
  tax_code: `${CODE} COLLATE NOCASE`,
  rate: 'CAST(rate AS REAL)',
};

export const taxesTable: TableReport<typeof args> = {
  name: 'taxes',
  args,
  orderBy: [
    'tax_rate_id',
    'name',
    'tax_code',
    'rate',
    'order_tax',
    'total_tax',
    'shipping_tax',
    'orders_count',
  ],
  read(context, query) {
    const { db } = context;
    const period = toPeriod(context, query);
    const { taxes = [] } = query;
    const where = countingTaxes(db, taxes.map(Number).filter(Number.isInteger));
    const order = toOrder(ORDER, query, 'tax_rate_id');
    const rows = all(
      db,
      `SELECT sales.*, name, rate, country, state, priority, count(*) OVER () AS total
       FROM (
         SELECT tax_rate_id, ${sumAmount('total_tax')} AS total_tax, ${sumAmount('order_tax')} AS order_tax,
           ${sumAmount('shipping_tax')} AS shipping_tax, sum(orders_count) AS orders_count
         FROM tax_stats AS tax WHERE tax.created_local BETWEEN ? AND ? AND ${where.sql}
         GROUP BY tax_rate_id
       ) AS sales LEFT JOIN tax_rates ON tax_rates.id = sales.tax_rate_id
       ${order.sql}`,
      period.first,
      period.last,
      ...where.values,
      ...order.values,
    );
    const deletedIds = rows.filter((row) => row['name'] === null).map((row) => integer(row, 'tax_rate_id'));
    const deletedRecords = readDeletedRecords(db, 'tax_rate_id', deletedIds);
    return {
      total: rows[0] ? integer(rows[0], 'total') : 0,
      rows: rows.map((row) => ({
        tax_rate_id: integer(row, 'tax_rate_id'),
        ...(row['name'] === null
          ? toDeletedRate(deletedRecords.get(integer(row, 'tax_rate_id')))
          : toRate(row)),
        total_tax: getSum(row, 'total_tax'),
        order_tax: getSum(row, 'order_tax'),
        shipping_tax: getSum(row, 'shipping_tax'),
        orders_count: integer(row, 'orders_count'),
      })),
    };
  },
};

interface Rate {
  name: string;
  tax_rate: number;
  country: string;
  state: string;
  priority: number;
  /** An addition of this store: WooCommerce doesn't report which rates were deleted. */
  deleted?: true;
}

function toRate(row: Row): Rate {
  return {
    name: text(row, 'name'),
    tax_rate: Number(row['rate']),
    country: text(row, 'country'),
    state: text(row, 'state'),
    priority: integer(row, 'priority'),
  };
}

/** Reads a deleted rate from an order's label and code: `US-CA-STATE TAX-1`. */
function toDeletedRate(line: Row | undefined): Rate {
  const name = line ? text(line, 'name') : '';
  const details: unknown = line ? JSON.parse(text(line, 'details')) : {};
  const { rate_code: code = '', rate_percent: percent = 0 } = isMap(details) ? details : {};
  const [country = '', ...rest] = String(code).split('-');
  const priority = Number(rest.pop()) || 1;
  const [state = ''] = rest.length > 1 ? rest : [];
  return { name, tax_rate: Number(percent), country, state, priority, deleted: true };
}
