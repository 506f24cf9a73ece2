import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import type { Average, RefundRule } from '@admin/store-metric-verification';
import type { ReportQuery } from '@admin/store-reports';

/** One line of a sum. */
export interface Line {
  /** The column of the report that has it. */
  readonly column: string;
  readonly label: string;
  readonly sign: '+' | '−' | '÷';
}

/** Another metric that means nearly the same. */
export interface Related {
  readonly stat: string;
  readonly label: string;
  /** Why the two may differ. */
  readonly why: string;
}

/** The rows of a report that a metric counts, or is an average of. */
export interface CountedRows {
  readonly endpoint: string;
  readonly query?: ReportQuery;
  /** What is averaged, and what its sum is called. */
  readonly average?: Average & { readonly label: string };
}

/** What is known of a metric before anything is asked. */
export interface Description {
  /** What is counted, as one sentence. */
  readonly what: string;
  readonly unit: 'money' | 'count' | 'average';
  /** What becomes of each; left out where it has nothing to do with the metric. */
  readonly refunds?: string | undefined;
  readonly taxes?: string | undefined;
  readonly shipping?: string | undefined;
  /** How the metric is made of others of the same report; of parts of its orders where there are none. */
  readonly lines?: readonly Line[] | undefined;
  readonly related?: readonly Related[] | undefined;
  /** The list of the reports that has one row for each thing that is counted, where those are not orders. */
  readonly list?: CountedRows | undefined;
}

const words = () => ({
  offOnTheirDay: __('Taken off on the day of the refund, not on that of the order.', 'woocommerce'),
  notOff: __('Not taken off.', 'woocommerce'),
  notTaxed: __('Not included.', 'woocommerce'),
  notShipped: __('Not included.', 'woocommerce'),
  isIn: __('Included.', 'woocommerce'),
  withGoods: __('Included, except in refunds of shipping alone.', 'woocommerce'),
  onlyWithoutLines: __('Not included, except in refunds of an amount only.', 'woocommerce'),
  stays: __('An order that was refunded still counts.', 'woocommerce'),
});

const lines = () =>
  ({
    gross: { column: 'gross_sales', label: __('Gross sales', 'woocommerce'), sign: '+' },
    coupons: { column: 'coupons', label: __('Coupons', 'woocommerce'), sign: '−' },
    refunds: { column: 'refunds', label: __('Returns', 'woocommerce'), sign: '−' },
    net: { column: 'net_revenue', label: __('Net sales', 'woocommerce'), sign: '+' },
    taxes: { column: 'taxes', label: __('Taxes', 'woocommerce'), sign: '+' },
    shipping: { column: 'shipping', label: __('Shipping', 'woocommerce'), sign: '+' },
    items: { column: 'num_items_sold', label: __('Items sold', 'woocommerce'), sign: '+' },
    perOrder: { column: 'orders_count', label: __('Orders', 'woocommerce'), sign: '÷' },
    orderTax: { column: 'order_tax', label: __('Order tax', 'woocommerce'), sign: '+' },
    shippingTax: { column: 'shipping_tax', label: __('Shipping tax', 'woocommerce'), sign: '+' },
  }) satisfies Record<string, Line>;

const itemsOfOrders = (): Related => ({
  stat: 'revenue/num_items_sold',
  label: __('Items sold, in the reports on revenue and orders', 'woocommerce'),
  why: __(
    'The reports on products go by the day an order was made. Those on revenue and orders go by the date that the settings choose.',
    'woocommerce',
  ),
});

const itemsOfProducts = (): Related => ({
  stat: 'products/items_sold',
  label: __('Products sold, on the overview and in the report on products', 'woocommerce'),
  why: itemsOfOrders().why,
});

const ordersOfAll = (): Related => ({
  stat: 'orders/orders_count',
  label: __('Orders, in the reports on revenue and orders', 'woocommerce'),
  why: __(
    'Those count every order; this figure counts orders that have what the report is about.',
    'woocommerce',
  ),
});

/** The same in two reports. @param stat where it stands as well */
function takenOffByCoupons(stat: string, label: string): Description {
  return {
    what: __('What coupons took off the orders of the period.', 'woocommerce'),
    unit: 'money',
    refunds: __('Do not reduce it.', 'woocommerce'),
    taxes: words().notTaxed,
    related: [{ stat, label, why: itemsOfOrders().why }],
  };
}

type Descriptions = Readonly<Record<string, (rule: RefundRule) => Description>>;

const ORDERS: Descriptions = {
  orders_count: () => ({
    what: __('The orders of the period, each counted once.', 'woocommerce'),
    unit: 'count',
    refunds: words().stays,
    related: [
      {
        stat: 'products/orders_count',
        label: __('Orders, in the report on products', 'woocommerce'),
        why: __('That counts orders with products, by the day they were made.', 'woocommerce'),
      },
    ],
  }),
  num_items_sold: () => ({
    what: __('The pieces that were sold, less those that were given back.', 'woocommerce'),
    unit: 'count',
    refunds: __('Pieces that a refund names are taken off on the day of the refund.', 'woocommerce'),
    related: [itemsOfProducts()],
  }),
  gross_sales: () => ({
    what: __('What was sold, fees included, before coupons and refunds are taken off.', 'woocommerce'),
    unit: 'money',
    refunds: words().notOff,
    taxes: words().notTaxed,
    shipping: words().notShipped,
  }),
  coupons: () =>
    takenOffByCoupons('coupons/amount', __('Amount discounted, in the report on coupons', 'woocommerce')),
  refunds: ({ hasFullRefunds }) => ({
    what: __('What was given back in the period, whenever it was bought.', 'woocommerce'),
    unit: 'money',
    refunds: __('Counted on the day of the refund, not on that of the order.', 'woocommerce'),
    taxes: hasFullRefunds ? words().isIn : words().onlyWithoutLines,
    shipping: hasFullRefunds ? words().withGoods : words().onlyWithoutLines,
  }),
  net_revenue: () => ({
    what: __('What was sold, less what coupons took off and what was given back.', 'woocommerce'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: words().notTaxed,
    shipping: words().notShipped,
    lines: [lines().gross, lines().coupons, lines().refunds],
    related: [
      {
        stat: 'products/net_revenue',
        label: __('Net sales, in the report on products', 'woocommerce'),
        why: __(
          'That has products alone: fees are not in it, and refunds that name no product are not taken off.',
          'woocommerce',
        ),
      },
    ],
  }),
  taxes: () => ({
    what: __('The taxes on products, fees and shipping, less those that were given back.', 'woocommerce'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('This is what is counted.', 'woocommerce'),
    shipping: __('Only the tax on it.', 'woocommerce'),
    related: [
      {
        stat: 'taxes/total_tax',
        label: __('Total tax, in the report on taxes', 'woocommerce'),
        why: __('That adds up the lines of tax rates, by the day an order was made.', 'woocommerce'),
      },
    ],
  }),
  shipping: () => ({
    what: __('What customers paid for shipping, less what of it was given back.', 'woocommerce'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: words().notTaxed,
    shipping: __('This is what is counted.', 'woocommerce'),
  }),
  total_sales: () => ({
    what: __('What customers paid, less what was given back to them.', 'woocommerce'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: words().isIn,
    shipping: words().isIn,
    lines: [lines().gross, lines().coupons, lines().refunds, lines().taxes, lines().shipping],
  }),
  avg_order_value: ({ hasAveragesBeforeRefunds }) => ({
    what: hasAveragesBeforeRefunds
      ? __('What was sold, less what coupons took off, divided by the number of orders.', 'woocommerce')
      : __('Net sales divided by the number of orders.', 'woocommerce'),
    unit: 'money',
    refunds: hasAveragesBeforeRefunds ? words().notOff : words().offOnTheirDay,
    taxes: words().notTaxed,
    shipping: words().notShipped,
    lines: hasAveragesBeforeRefunds
      ? [lines().gross, lines().coupons, lines().perOrder]
      : [lines().net, lines().perOrder],
  }),
  avg_items_per_order: ({ hasAveragesBeforeRefunds }) => ({
    what: __('The pieces that were sold, divided by the number of orders.', 'woocommerce'),
    unit: 'average',
    refunds: hasAveragesBeforeRefunds
      ? words().notOff
      : __('Pieces that a refund names are taken off on the day of the refund.', 'woocommerce'),
    // No column has the pieces of orders alone.
    lines: hasAveragesBeforeRefunds ? undefined : [lines().items, lines().perOrder],
  }),
  total_customers: () => ({
    what: __('The customers of the period, each counted once, however often they bought.', 'woocommerce'),
    unit: 'count',
    refunds: __('Customers who were refunded count as well.', 'woocommerce'),
  }),
  products: () => ({
    what: __('The different products that were sold or given back.', 'woocommerce'),
    unit: 'count',
  }),
  coupons_count: () => ({
    what: __('The different coupons that were used, each counted once.', 'woocommerce'),
    unit: 'count',
  }),
};

const SALES: Descriptions = {
  items_sold: () => ({
    what: __('The pieces that were sold, less those that were given back.', 'woocommerce'),
    unit: 'count',
    refunds: __('Pieces that a refund names are taken off on the day of the refund.', 'woocommerce'),
    related: [itemsOfOrders()],
  }),
  net_revenue: () => ({
    what: __('What products brought in after coupons, less what was given back for them.', 'woocommerce'),
    unit: 'money',
    refunds: __('Taken off on the day of the refund, where a refund names products.', 'woocommerce'),
    taxes: words().notTaxed,
    shipping: words().notShipped,
    related: [
      {
        stat: 'revenue/net_revenue',
        label: __('Net sales, in the reports on revenue and orders', 'woocommerce'),
        why: __(
          'That has fees as well, and takes off refunds that name no product. It goes by the date that the settings choose.',
          'woocommerce',
        ),
      },
    ],
  }),
  orders_count: () => ({
    what: __('The orders with what the report is about, each counted once.', 'woocommerce'),
    unit: 'count',
    refunds: words().stays,
    related: [ordersOfAll()],
  }),
  products_count: () => ({
    what: __('The different products that were sold or given back.', 'woocommerce'),
    unit: 'count',
  }),
  variations_count: () => ({
    what: __('The different variations that were sold or given back.', 'woocommerce'),
    unit: 'count',
  }),
};

const COUPONS: Descriptions = {
  amount: () => takenOffByCoupons('revenue/coupons', __('Coupons, in the report on revenue', 'woocommerce')),
  orders_count: () => ({
    what: __('The orders with a coupon, each counted once.', 'woocommerce'),
    unit: 'count',
    refunds: words().stays,
    related: [ordersOfAll()],
  }),
  coupons_count: () => ({
    what: __('The different coupons that were used, each counted once.', 'woocommerce'),
    unit: 'count',
  }),
};

const TAXES: Descriptions = {
  total_tax: () => ({
    what: __('What the lines of all tax rates come to, less what of it was given back.', 'woocommerce'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('This is what is counted.', 'woocommerce'),
    shipping: __('Only the tax on it.', 'woocommerce'),
    lines: [lines().orderTax, lines().shippingTax],
    related: [
      {
        stat: 'revenue/taxes',
        label: __('Taxes, in the report on revenue', 'woocommerce'),
        why: __('That adds up the taxes of orders, by the date that the settings choose.', 'woocommerce'),
      },
    ],
  }),
  order_tax: () => ({
    what: __('The taxes on products and fees, less those that were given back.', 'woocommerce'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('This is what is counted.', 'woocommerce'),
    shipping: __('Neither it nor the tax on it.', 'woocommerce'),
  }),
  shipping_tax: () => ({
    what: __('The taxes on shipping, less those that were given back.', 'woocommerce'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('This is what is counted.', 'woocommerce'),
    shipping: __('Only the tax on it.', 'woocommerce'),
  }),
  orders_count: () => ({
    what: __('The orders with a tax, each counted once.', 'woocommerce'),
    unit: 'count',
    refunds: words().stays,
    related: [ordersOfAll()],
  }),
  tax_codes: () => ({
    what: __('The different tax rates that were charged or given back.', 'woocommerce'),
    unit: 'count',
  }),
};

const OTHERS: Readonly<Record<string, Descriptions>> = {
  downloads: {
    download_count: () => ({
      what: __('How often a file of an order was fetched; fetching it twice counts twice.', 'woocommerce'),
      unit: 'count',
      list: { endpoint: 'downloads' },
    }),
  },
  stock: {
    products: () => ({
      what: __('The products and variations that are for sale now, whatever the period.', 'woocommerce'),
      unit: 'count',
      lines: [
        { column: 'instock', label: __('In stock', 'woocommerce'), sign: '+' },
        { column: 'outofstock', label: __('Out of stock', 'woocommerce'), sign: '+' },
        { column: 'onbackorder', label: __('On backorder', 'woocommerce'), sign: '+' },
      ],
      // All of them, whatever the report is narrowed to.
      list: { endpoint: 'stock', query: { type: 'all' } },
    }),
    lowstock: () => ({
      what: __(
        'The products and variations in stock of which no more is left than the threshold for low stock; they are counted as in stock, too.',
        'woocommerce',
      ),
      unit: 'count',
      list: { endpoint: 'stock', query: { type: 'lowstock' } },
    }),
  },
  customers: {
    customers_count: () => ({
      what: __(
        'Everybody who has an account as a customer or bought something, guests included.',
        'woocommerce',
      ),
      unit: 'count',
      list: { endpoint: 'customers' },
    }),
    avg_orders_count: () => ({
      what: __('The orders of all customers, divided by the number of customers.', 'woocommerce'),
      unit: 'average',
      refunds: words().stays,
      list: {
        endpoint: 'customers',
        average: { column: 'orders_count', label: __('Orders of all customers', 'woocommerce') },
      },
    }),
    avg_total_spend: () => ({
      what: __('What all customers paid, less what was given back, divided by their number.', 'woocommerce'),
      unit: 'money',
      refunds: __('Taken off, whenever it was given back.', 'woocommerce'),
      taxes: words().isIn,
      shipping: words().isIn,
      list: {
        endpoint: 'customers',
        average: { column: 'total_spend', label: __('Spent by all customers', 'woocommerce') },
      },
    }),
    avg_avg_order_value: () => ({
      what: __(
        'The average order of each customer who ordered, averaged over these customers.',
        'woocommerce',
      ),
      unit: 'money',
      refunds: __('Taken off, whenever it was given back.', 'woocommerce'),
      taxes: words().isIn,
      shipping: words().isIn,
      list: {
        endpoint: 'customers',
        average: {
          column: 'avg_order_value',
          having: 'orders_count',
          label: __('Average orders of those who ordered, added up', 'woocommerce'),
        },
      },
    }),
  },
};

const REPORTS: typeof OTHERS = {
  revenue: ORDERS,
  orders: ORDERS,
  products: SALES,
  variations: SALES,
  coupons: COUPONS,
  taxes: TAXES,
  ...OTHERS,
};

/** Statuses of products in addition to those that count differently. */
const ofStatus = (status: string): Description => ({
  what: __('The products and variations that have this status now, whatever the period.', 'woocommerce'),
  unit: 'count',
  list: { endpoint: 'stock', query: { type: status } },
});

/** A metric that an extension describes. */
interface AddedDescription extends Description {
  readonly stat: string;
}

/** By it extensions describe metrics that they add to reports. */
const DESCRIPTIONS_FILTER = 'store_admin_figures';

/**
 * What a metric is.
 * @param stat report and column: `revenue/net_revenue`
 * @param rule by which the host counts refunds
 * @returns `undefined` for metrics of extensions that do not say
 */
export function describe(stat: string, rule: RefundRule): Description | undefined {
  const [report = '', column = ''] = stat.split('/');
  const known = REPORTS[report]?.[column];
  if (known) return known(rule);
  const added = filterList(DESCRIPTIONS_FILTER, () => [], isDescription);
  return added.find((other) => other.stat === stat) ?? (report === 'stock' ? ofStatus(column) : undefined);
}

function isDescription(value: unknown): value is AddedDescription {
  const { stat, what, unit, lines = [], related = [], ...rules } = Object(value);
  const isTextOrNone = (text: unknown) => text === undefined || typeof text === 'string';
  return (
    typeof stat === 'string' &&
    typeof what === 'string' &&
    ['money', 'count', 'average'].includes(unit) &&
    [rules['refunds'], rules['taxes'], rules['shipping']].every(isTextOrNone) &&
    hasTexts(lines, ['column', 'label', 'sign']) &&
    hasTexts(related, ['stat', 'label', 'why'])
  );
}

const hasTexts = (list: unknown, names: readonly string[]): boolean =>
  Array.isArray(list) &&
  list.every((item) => names.every((name) => typeof Reflect.get(Object(item), name) === 'string'));
