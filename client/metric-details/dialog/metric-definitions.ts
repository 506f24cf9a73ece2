import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import type { Average, RefundRule } from '@admin/store-metric-verification';
import type { ReportQuery } from '@admin/store-reports';

/** One line of a calculation. */
export interface Line {
  /** Column of the report with the value. */
  readonly column: string;
  readonly label: string;
  readonly sign: '+' | '−' | '÷';
}

/** A metric with a similar meaning. */
export interface Related {
  readonly stat: string;
  readonly label: string;
  /** Why the two may differ. */
  readonly why: string;
}

/** The report rows that a metric counts or averages. */
export interface CountedRows {
  readonly endpoint: string;
  readonly query?: ReportQuery;
  /** The averaged value, with the label of its sum. */
  readonly average?: Average & { readonly label: string };
}

/** Static description of a metric. */
export interface Description {
  /** What is counted, in one sentence. */
  readonly what: string;
  readonly unit: 'money' | 'count' | 'average';
  /** How each is handled; omitted if it doesn't affect the metric. */
  readonly refunds?: string | undefined;
  readonly taxes?: string | undefined;
  readonly shipping?: string | undefined;
  /** Calculation from other metrics of the same report; without it, from parts of the orders. */
  readonly lines?: readonly Line[] | undefined;
  readonly related?: readonly Related[] | undefined;
  /** Report with one row for each counted item, for metrics that don't count orders. */
  readonly list?: CountedRows | undefined;
}

const words = () => ({
  offOnTheirDay: __('Subtracted on the day of the refund, not the day of the order.', 'store-admin'),
  notOff: __('Not subtracted.', 'store-admin'),
  notTaxed: __('Not included.', 'store-admin'),
  notShipped: __('Not included.', 'store-admin'),
  isIn: __('Included.', 'store-admin'),
  withGoods: __('Included, except in refunds of shipping only.', 'store-admin'),
  onlyWithoutLines: __('Not included, except in refunds without line items.', 'store-admin'),
  stays: __('Refunded orders are included.', 'store-admin'),
});

const lines = () =>
  ({
    gross: { column: 'gross_sales', label: __('Gross sales', 'store-admin'), sign: '+' },
    coupons: { column: 'coupons', label: __('Coupons', 'store-admin'), sign: '−' },
    refunds: { column: 'refunds', label: __('Returns', 'store-admin'), sign: '−' },
    net: { column: 'net_revenue', label: __('Net sales', 'store-admin'), sign: '+' },
    taxes: { column: 'taxes', label: __('Taxes', 'store-admin'), sign: '+' },
    shipping: { column: 'shipping', label: __('Shipping', 'store-admin'), sign: '+' },
    items: { column: 'num_items_sold', label: __('Items sold', 'store-admin'), sign: '+' },
    perOrder: { column: 'orders_count', label: __('Orders', 'store-admin'), sign: '÷' },
    orderTax: { column: 'order_tax', label: __('Order tax', 'store-admin'), sign: '+' },
    shippingTax: { column: 'shipping_tax', label: __('Shipping tax', 'store-admin'), sign: '+' },
  }) satisfies Record<string, Line>;

const itemsOfOrders = (): Related => ({
  stat: 'revenue/num_items_sold',
  label: __('Items sold (Revenue and Orders reports)', 'store-admin'),
  why: __(
    'The product reports use the date an order was created. The revenue and orders reports use the date type from the analytics settings.',
    'store-admin',
  ),
});

const itemsOfProducts = (): Related => ({
  stat: 'products/items_sold',
  label: __('Products sold (Overview and Products report)', 'store-admin'),
  why: itemsOfOrders().why,
});

const ordersOfAll = (): Related => ({
  stat: 'orders/orders_count',
  label: __('Orders (Revenue and Orders reports)', 'store-admin'),
  why: __(
    'Those reports include every order. This metric includes only orders with the items of this report.',
    'store-admin',
  ),
});

/** The same metric in two reports. @param stat the metric in the other report */
function takenOffByCoupons(stat: string, label: string): Description {
  return {
    what: __('Coupon discounts on the orders of this period.', 'store-admin'),
    unit: 'money',
    refunds: __('Not subtracted.', 'store-admin'),
    taxes: words().notTaxed,
    related: [{ stat, label, why: itemsOfOrders().why }],
  };
}

type Descriptions = Readonly<Record<string, (rule: RefundRule) => Description>>;

const ORDERS: Descriptions = {
  orders_count: () => ({
    what: __('The number of orders in this period.', 'store-admin'),
    unit: 'count',
    refunds: words().stays,
    related: [
      {
        stat: 'products/orders_count',
        label: __('Orders (Products report)', 'store-admin'),
        why: __('Includes only orders with products, by the date they were created.', 'store-admin'),
      },
    ],
  }),
  num_items_sold: () => ({
    what: __('Items sold minus items refunded.', 'store-admin'),
    unit: 'count',
    refunds: __('Refunded items are subtracted on the day of the refund.', 'store-admin'),
    related: [itemsOfProducts()],
  }),
  gross_sales: () => ({
    what: __('Sales including fees, before coupons and refunds.', 'store-admin'),
    unit: 'money',
    refunds: words().notOff,
    taxes: words().notTaxed,
    shipping: words().notShipped,
  }),
  coupons: () => takenOffByCoupons('coupons/amount', __('Amount discounted (Coupons report)', 'store-admin')),
  refunds: ({ hasFullRefunds }) => ({
    what: __('Refunds made in this period, whenever the order was placed.', 'store-admin'),
    unit: 'money',
    refunds: __('Counted on the day of the refund, not the day of the order.', 'store-admin'),
    taxes: hasFullRefunds ? words().isIn : words().onlyWithoutLines,
    shipping: hasFullRefunds ? words().withGoods : words().onlyWithoutLines,
  }),
  net_revenue: () => ({
    what: __('Gross sales minus coupons and returns.', 'store-admin'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: words().notTaxed,
    shipping: words().notShipped,
    lines: [lines().gross, lines().coupons, lines().refunds],
    related: [
      {
        stat: 'products/net_revenue',
        label: __('Net sales (Products report)', 'store-admin'),
        why: __(
          'Includes products only. Fees are not included, and refunds without line items are not subtracted.',
          'store-admin',
        ),
      },
    ],
  }),
  taxes: () => ({
    what: __('Taxes on products, fees and shipping, minus refunded taxes.', 'store-admin'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('Included.', 'store-admin'),
    shipping: __('Only the tax on shipping.', 'store-admin'),
    related: [
      {
        stat: 'taxes/total_tax',
        label: __('Total tax (Taxes report)', 'store-admin'),
        why: __('The sum of all tax rates, by the date orders were created.', 'store-admin'),
      },
    ],
  }),
  shipping: () => ({
    what: __('Shipping paid by customers, minus refunded shipping.', 'store-admin'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: words().notTaxed,
    shipping: __('Included.', 'store-admin'),
  }),
  total_sales: () => ({
    what: __('Amount paid by customers, minus refunds.', 'store-admin'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: words().isIn,
    shipping: words().isIn,
    lines: [lines().gross, lines().coupons, lines().refunds, lines().taxes, lines().shipping],
  }),
  avg_order_value: ({ hasAveragesBeforeRefunds }) => ({
    what: hasAveragesBeforeRefunds
      ? __('Gross sales minus coupons, divided by the number of orders.', 'store-admin')
      : __('Net sales divided by the number of orders.', 'store-admin'),
    unit: 'money',
    refunds: hasAveragesBeforeRefunds ? words().notOff : words().offOnTheirDay,
    taxes: words().notTaxed,
    shipping: words().notShipped,
    lines: hasAveragesBeforeRefunds
      ? [lines().gross, lines().coupons, lines().perOrder]
      : [lines().net, lines().perOrder],
  }),
  avg_items_per_order: ({ hasAveragesBeforeRefunds }) => ({
    what: __('Items sold divided by the number of orders.', 'store-admin'),
    unit: 'average',
    refunds: hasAveragesBeforeRefunds
      ? words().notOff
      : __('Refunded items are subtracted on the day of the refund.', 'store-admin'),
    // No column has the number of items before refunds.
    lines: hasAveragesBeforeRefunds ? undefined : [lines().items, lines().perOrder],
  }),
  total_customers: () => ({
    what: __('Customers with orders in this period, each counted once.', 'store-admin'),
    unit: 'count',
    refunds: __('Customers with refunds are included.', 'store-admin'),
  }),
  products: () => ({
    what: __('The number of different products sold or refunded.', 'store-admin'),
    unit: 'count',
  }),
  coupons_count: () => ({
    what: __('The number of different coupons used.', 'store-admin'),
    unit: 'count',
  }),
};

const SALES: Descriptions = {
  items_sold: () => ({
    what: __('Items sold minus items refunded.', 'store-admin'),
    unit: 'count',
    refunds: __('Refunded items are subtracted on the day of the refund.', 'store-admin'),
    related: [itemsOfOrders()],
  }),
  net_revenue: () => ({
    what: __('Product sales after coupons, minus refunds.', 'store-admin'),
    unit: 'money',
    refunds: __('Subtracted on the day of the refund, if the refund has line items.', 'store-admin'),
    taxes: words().notTaxed,
    shipping: words().notShipped,
    related: [
      {
        stat: 'revenue/net_revenue',
        label: __('Net sales (Revenue and Orders reports)', 'store-admin'),
        why: __(
          'Also includes fees and subtracts refunds without line items. Uses the date type from the analytics settings.',
          'store-admin',
        ),
      },
    ],
  }),
  orders_count: () => ({
    what: __('The number of orders with the items of this report.', 'store-admin'),
    unit: 'count',
    refunds: words().stays,
    related: [ordersOfAll()],
  }),
  products_count: () => ({
    what: __('The number of different products sold or refunded.', 'store-admin'),
    unit: 'count',
  }),
  variations_count: () => ({
    what: __('The number of different variations sold or refunded.', 'store-admin'),
    unit: 'count',
  }),
};

const COUPONS: Descriptions = {
  amount: () => takenOffByCoupons('revenue/coupons', __('Coupons (Revenue report)', 'store-admin')),
  orders_count: () => ({
    what: __('The number of orders with a coupon.', 'store-admin'),
    unit: 'count',
    refunds: words().stays,
    related: [ordersOfAll()],
  }),
  coupons_count: () => ({
    what: __('The number of different coupons used.', 'store-admin'),
    unit: 'count',
  }),
};

const TAXES: Descriptions = {
  total_tax: () => ({
    what: __('The sum of all tax rates, minus refunded taxes.', 'store-admin'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('Included.', 'store-admin'),
    shipping: __('Only the tax on shipping.', 'store-admin'),
    lines: [lines().orderTax, lines().shippingTax],
    related: [
      {
        stat: 'revenue/taxes',
        label: __('Taxes (Revenue report)', 'store-admin'),
        why: __(
          'The sum of the taxes of orders, by the date type from the analytics settings.',
          'store-admin',
        ),
      },
    ],
  }),
  order_tax: () => ({
    what: __('Taxes on products and fees, minus refunded taxes.', 'store-admin'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('Included.', 'store-admin'),
    shipping: __('Not included.', 'store-admin'),
  }),
  shipping_tax: () => ({
    what: __('Taxes on shipping, minus refunded taxes.', 'store-admin'),
    unit: 'money',
    refunds: words().offOnTheirDay,
    taxes: __('Included.', 'store-admin'),
    shipping: __('Only the tax on shipping.', 'store-admin'),
  }),
  orders_count: () => ({
    what: __('The number of orders with tax.', 'store-admin'),
    unit: 'count',
    refunds: words().stays,
    related: [ordersOfAll()],
  }),
  tax_codes: () => ({
    what: __('The number of different tax rates charged or refunded.', 'store-admin'),
    unit: 'count',
  }),
};

const OTHERS: Readonly<Record<string, Descriptions>> = {
  downloads: {
    download_count: () => ({
      what: __('The number of file downloads, including repeated downloads.', 'store-admin'),
      unit: 'count',
      list: { endpoint: 'downloads' },
    }),
  },
  stock: {
    products: () => ({
      what: __('Products and variations for sale now. The date range does not apply.', 'store-admin'),
      unit: 'count',
      lines: [
        { column: 'instock', label: __('In stock', 'store-admin'), sign: '+' },
        { column: 'outofstock', label: __('Out of stock', 'store-admin'), sign: '+' },
        { column: 'onbackorder', label: __('On backorder', 'store-admin'), sign: '+' },
      ],
      // All rows, regardless of the report's filters.
      list: { endpoint: 'stock', query: { type: 'all' } },
    }),
    lowstock: () => ({
      what: __(
        'Products and variations in stock at or below the low stock threshold. They also count as in stock.',
        'store-admin',
      ),
      unit: 'count',
      list: { endpoint: 'stock', query: { type: 'lowstock' } },
    }),
  },
  customers: {
    customers_count: () => ({
      what: __('All customers with an account or an order, including guests.', 'store-admin'),
      unit: 'count',
      list: { endpoint: 'customers' },
    }),
    avg_orders_count: () => ({
      what: __('The orders of all customers divided by the number of customers.', 'store-admin'),
      unit: 'average',
      refunds: words().stays,
      list: {
        endpoint: 'customers',
        average: { column: 'orders_count', label: __('Orders of all customers', 'store-admin') },
      },
    }),
    avg_total_spend: () => ({
      what: __(
        'Amount paid by all customers minus refunds, divided by the number of customers.',
        'store-admin',
      ),
      unit: 'money',
      refunds: __('Subtracted, whatever the date of the refund.', 'store-admin'),
      taxes: words().isIn,
      shipping: words().isIn,
      list: {
        endpoint: 'customers',
        average: { column: 'total_spend', label: __('Total spend of all customers', 'store-admin') },
      },
    }),
    avg_avg_order_value: () => ({
      what: __('The average of the average order values of all customers with orders.', 'store-admin'),
      unit: 'money',
      refunds: __('Subtracted, whatever the date of the refund.', 'store-admin'),
      taxes: words().isIn,
      shipping: words().isIn,
      list: {
        endpoint: 'customers',
        average: {
          column: 'avg_order_value',
          having: 'orders_count',
          label: __('Sum of average order values', 'store-admin'),
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

/** Further product statuses, in addition to those with a description of their own. */
const ofStatus = (status: string): Description => ({
  what: __('Products and variations with this status now. The date range does not apply.', 'store-admin'),
  unit: 'count',
  list: { endpoint: 'stock', query: { type: status } },
});

/** A metric description from an extension. */
interface AddedDescription extends Description {
  readonly stat: string;
}

/** Filter with which extensions describe the metrics that they add to reports. */
const DESCRIPTIONS_FILTER = 'store_admin_figures';

/**
 * Returns the description of a metric.
 * @param stat report and column: `revenue/net_revenue`
 * @param rule how the host counts refunds
 * @returns `undefined` for extension metrics without a description
 */
export function describeMetric(stat: string, rule: RefundRule): Description | undefined {
  const [report = '', column = ''] = stat.split('/');
  const createDescription = REPORTS[report]?.[column];
  if (createDescription) return createDescription(rule);
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
