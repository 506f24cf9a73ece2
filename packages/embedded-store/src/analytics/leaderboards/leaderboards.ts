import type { StoreContext } from '../../context';
import { isMap } from '../../rest';
import type { Arguments } from '../../rest';
import { createPriceFormat } from '../../catalog';
import { categoriesTable } from '../reports/categories-table';
import { couponsTable } from '../reports/coupons-table';
import { customersTable } from '../reports/customers-table';
import { escapeHtml } from '../../html/plain-text';
import { productsTable } from '../reports/products-table';
import { readRequestedPage } from '../reports/table';
import type { TableReport } from '../reports/table';
import { __ } from '../../i18n';

/** A leaderboard. */
export interface Leaderboard {
  id: string;
  /** Texts in the language of the request. */
  label: () => string;
  headers: () => readonly string[];
  /** Returns rows with the members `id`, `name`, `count` and `amount`. */
  read: (context: StoreContext, query: LeaderboardQuery) => Entry[];
  /** The name of the filter that shows a single row's item. */
  filter: string;
}

export interface LeaderboardQuery {
  after?: string | undefined;
  before?: string | undefined;
  per_page: number;
  /** Query parameters that links keep from the current URL. */
  persisted: Readonly<Record<string, string>>;
}

interface Entry {
  id: number;
  name: string;
  count: number;
  amount: number;
}

export const LEADERBOARDS: readonly Leaderboard[] = [
  {
    id: 'customers',
    label: () => __('Top Customers - Total Spend', 'store-admin'),
    headers: () => [
      __('Customer Name', 'store-admin'),
      __('Orders', 'store-admin'),
      __('Total Spend', 'store-admin'),
    ],
    read: reader(customersTable, 'total_spend', ['id', 'name', 'orders_count', 'total_spend']),
    filter: 'customer',
  },
  {
    id: 'coupons',
    label: () => __('Top Coupons - Number of Orders', 'store-admin'),
    headers: () => [
      __('Coupon code', 'store-admin'),
      __('Orders', 'store-admin'),
      __('Amount discounted', 'store-admin'),
    ],
    read: reader(couponsTable, 'orders_count', ['coupon_id', 'code', 'orders_count', 'amount']),
    filter: 'coupon',
  },
  {
    id: 'categories',
    label: () => __('Top categories - Items sold', 'store-admin'),
    headers: () => [
      __('Category', 'store-admin'),
      __('Items sold', 'store-admin'),
      __('Net sales', 'store-admin'),
    ],
    read: reader(categoriesTable, 'items_sold', ['category_id', 'name', 'items_sold', 'net_revenue']),
    filter: 'category',
  },
  {
    id: 'products',
    label: () => __('Top products - Items sold', 'store-admin'),
    headers: () => [
      __('Product', 'store-admin'),
      __('Items sold', 'store-admin'),
      __('Net sales', 'store-admin'),
    ],
    read: reader(productsTable, 'items_sold', ['product_id', 'name', 'items_sold', 'net_revenue']),
    filter: 'product',
  },
];

export function toLeaderboardRecord({ id, label, headers }: Leaderboard): object {
  return { id, label: label(), headers: headers().map((header) => ({ label: header })) };
}

export function toLeaderboardWithRows(
  context: StoreContext,
  leaderboard: Leaderboard,
  query: LeaderboardQuery,
): object {
  const { amount } = createPriceFormat(context.db);
  const rows = leaderboard.read(context, query).map((entry) => [
    { display: toLink(context, leaderboard, query, entry), value: entry.name },
    { display: String(entry.count), value: entry.count },
    { display: amount(entry.amount), value: entry.amount },
  ]);
  return { ...toLeaderboardRecord(leaderboard), rows };
}

/** Reads the first rows of a report's table. */
function reader<Set extends Arguments>(
  report: TableReport<Set>,
  orderby: string,
  [id, name, count, amount]: readonly [string, string, string, string],
): Leaderboard['read'] {
  return (context, { after, before, per_page }) => {
    const args = { after, before, per_page, orderby, extended_info: true };
    return readRequestedPage(context, report, args).rows.map((row) => {
      const members: Readonly<Record<string, unknown>> = { ...toMap(row['extended_info']), ...row };
      const [number, shown] = [Number(members[id]), members[name]];
      return {
        id: number,
        name: typeof shown === 'string' ? shown : `#${number}`,
        count: Number(members[count]),
        amount: Number(members[amount]),
      };
    });
  };
}

function toMap(value: unknown): Readonly<Record<string, unknown>> {
  return isMap(value) ? value : {};
}

function toLink(
  { siteUrl }: StoreContext,
  { id, filter }: Leaderboard,
  { persisted }: LeaderboardQuery,
  entry: Entry,
): string {
  const query = new URLSearchParams({ ...persisted, filter: `single_${filter}`, [id]: String(entry.id) });
  const address = `${siteUrl}/wp-admin/admin.php?page=wc-admin&path=/analytics/${id}&${query}`;
  return `<a href='${escapeHtml(address)}'>${escapeHtml(entry.name)}</a>`;
}
