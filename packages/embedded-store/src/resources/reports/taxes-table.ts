import { all, integer } from '../../database';
import { list, string } from '../../rest';
import { areWholeDays, toPeriod } from './period';
import { sumAmount, sumOf } from './query';
import { toOrder } from './table';
import type { TableReport } from './table';
import { countingTaxes } from './taxes-stats';

const args = { taxes: list(string()) };

/** The name under which orders remember a rate. */
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
    const isByDay = areWholeDays([period]);
    const where = countingTaxes(db, taxes.map(Number).filter(Number.isInteger));
    const rows = all(
      db,
      `SELECT sales.*, coalesce(name, '') AS name, coalesce(rate, '0') AS rate, coalesce(country, '') AS country,
         coalesce(state, '') AS state, coalesce(priority, 1) AS priority, count(*) OVER () AS total
       FROM (
         SELECT tax_rate_id, ${sumAmount('total_tax')} AS total_tax, ${sumAmount('order_tax')} AS order_tax,
           ${sumAmount('shipping_tax')} AS shipping_tax, sum(orders_count) AS orders_count
         FROM ${isByDay ? 'tax_days' : 'tax_stats'} AS tax
         WHERE ${isByDay ? 'tax.lines > 0 AND tax.day' : 'tax.created_local'} BETWEEN ? AND ? AND ${where.sql}
         GROUP BY tax_rate_id
       ) AS sales LEFT JOIN tax_rates ON tax_rates.id = sales.tax_rate_id
       ${toOrder(ORDER, query, 'tax_rate_id')}`,
      isByDay ? period.first.slice(0, 10) : period.first,
      isByDay ? period.last.slice(0, 10) : period.last,
      ...where.values,
    );
    return {
      total: rows[0] ? integer(rows[0], 'total') : 0,
      rows: rows.map((row) => ({
        tax_rate_id: integer(row, 'tax_rate_id'),
        name: row['name'],
        tax_rate: Number(row['rate']),
        country: row['country'],
        state: row['state'],
        priority: integer(row, 'priority'),
        total_tax: sumOf(row, 'total_tax'),
        order_tax: sumOf(row, 'order_tax'),
        shipping_tax: sumOf(row, 'shipping_tax'),
        orders_count: integer(row, 'orders_count'),
      })),
    };
  },
};
