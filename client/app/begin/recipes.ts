/**
 * What each report asks for when it is opened, as far as the address leaves it as it is: `begin.test.tsx` holds it against
 * what the screens ask. The screens themselves are not there yet when this is needed.
 */
export interface Recipe {
  /** `/wc-analytics/reports/{stats}/stats` */
  readonly stats: string;
  readonly fields: readonly string[];
  /** Figures that know no dates. */
  readonly isTimeless?: boolean;
  readonly table: {
    /** Pages of an endpoint; the figures by day where there is none. */
    readonly items?: string;
    readonly fixed?: Readonly<Record<string, boolean>>;
    /** Columns by which it can be sorted, the usual one first. */
    readonly sortable: readonly string[];
    readonly order?: 'asc' | 'desc';
  };
}

const SALES = ['items_sold', 'net_revenue', 'orders_count'];
const AMOUNTS = ['gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales'];
const DETAILS = { extended_info: true };

export const RECIPES: Readonly<Record<string, Recipe>> = {
  revenue: {
    stats: 'revenue',
    fields: [...AMOUNTS, 'orders_count'],
    table: { sortable: ['date', 'orders_count', ...AMOUNTS] },
  },
  orders: {
    stats: 'orders',
    fields: [
      'orders_count',
      'net_revenue',
      'avg_order_value',
      'avg_items_per_order',
      'total_customers',
      'products',
      'num_items_sold',
      'coupons_count',
    ],
    table: { items: 'orders', fixed: DETAILS, sortable: ['date', 'num_items_sold', 'net_total'] },
  },
  products: {
    stats: 'products',
    fields: [...SALES, 'products_count', 'variations_count'],
    table: {
      items: 'products',
      fixed: DETAILS,
      sortable: ['items_sold', 'product_name', 'sku', 'net_revenue', 'orders_count', 'variations'],
    },
  },
  variations: {
    stats: 'variations',
    fields: [...SALES, 'variations_count'],
    table: { items: 'variations', fixed: DETAILS, sortable: ['items_sold'] },
  },
  categories: {
    stats: 'products',
    fields: SALES,
    table: {
      items: 'categories',
      fixed: DETAILS,
      sortable: ['items_sold', 'category', 'net_revenue', 'products_count', 'orders_count'],
    },
  },
  coupons: {
    stats: 'coupons',
    fields: ['orders_count', 'amount', 'coupons_count'],
    table: { items: 'coupons', fixed: DETAILS, sortable: ['orders_count', 'code', 'amount'] },
  },
  taxes: {
    stats: 'taxes',
    fields: ['total_tax', 'order_tax', 'shipping_tax', 'orders_count', 'tax_codes'],
    table: {
      items: 'taxes',
      sortable: ['total_tax', 'tax_code', 'rate', 'order_tax', 'shipping_tax', 'orders_count'],
    },
  },
  stock: {
    stats: 'stock',
    fields: ['products', 'outofstock', 'lowstock', 'instock', 'onbackorder'],
    isTimeless: true,
    table: { items: 'stock', sortable: ['stock_status'], order: 'asc' },
  },
  customers: {
    stats: 'customers',
    fields: ['customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value'],
    isTimeless: true,
    table: { items: 'customers', sortable: ['date_last_active'] },
  },
  downloads: {
    stats: 'downloads',
    fields: ['download_count'],
    table: { items: 'downloads', fixed: { _embed: true }, sortable: ['date', 'product'] },
  },
};

/** What the overview asks for as long as nobody arranged it otherwise. */
export const OVERVIEW = {
  indicators: [
    'orders/avg_order_value',
    'orders/orders_count',
    'products/items_sold',
    'revenue/net_revenue',
    'revenue/refunds',
    'revenue/total_sales',
  ],
  charts: [
    { stats: 'revenue', field: 'net_revenue' },
    { stats: 'orders', field: 'orders_count' },
  ],
  leaderboardRows: 5,
} as const;
