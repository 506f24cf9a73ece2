import { __ } from '@wordpress/i18n';
import { couponCode, isDeletedCoupon, numberOf, textOf, type ReportRow } from '@admin/store-reports';
import type { ReportContent, ReportTable } from '../report';
import { linkedCount, money, name, text } from './cells';
import { itemFilters } from './item-filters';
import { totalOf } from './totals';

export const coupons = (): ReportContent => ({
  stats: 'coupons',
  charts: [
    {
      key: 'orders_count',
      label: __('Discounted orders', 'woocommerce'),
      type: 'number',
      order: 'desc',
      orderby: 'orders_count',
    },
    {
      key: 'amount',
      label: __('Net discount amount', 'woocommerce'),
      type: 'currency',
      order: 'desc',
      orderby: 'amount',
    },
  ],
  filters: itemFilters({
    type: 'coupons',
    param: 'coupons',
    all: __('All coupons', 'woocommerce'),
    single: {
      value: 'single_coupon',
      label: __('Single coupon', 'woocommerce'),
      placeholder: __('Type to search for a coupon', 'woocommerce'),
    },
    compare: {
      value: 'compare-coupons',
      label: __('Comparison', 'woocommerce'),
      title: __('Compare Coupon Codes', 'woocommerce'),
      helpText: __('Check at least two coupon codes below to compare', 'woocommerce'),
    },
  }),
  hooks: {
    charts: 'woocommerce_admin_coupons_report_charts',
    filters: 'woocommerce_admin_coupons_report_filters',
    // Singular, unlike the others: it is the hook's established name.
    advancedFilters: 'woocommerce_admin_coupon_report_advanced_filters',
  },
  segmentBy: 'coupon',
  getTable: () => TABLE,
});

const TABLE: ReportTable = {
  endpoint: 'coupons',
  getTitle: () => __('Coupons', 'woocommerce'),
  source: { items: 'coupons', query: { extended_info: true } },
  summaryFields: ['coupons_count'],
  columnsPreference: 'coupons_report_columns',
  search: {
    label: __('Search coupons', 'woocommerce'),
    resource: 'coupons',
    param: 'coupons',
    allLabel: __('All coupons with codes that include {{query /}}', 'woocommerce'),
  },
  compare: {
    label: __('Compare', 'woocommerce'),
    filter: 'compare-coupons',
    param: 'coupons',
    getId: (row) => numberOf(row, 'coupon_id'),
    getLabel: couponCode,
  },
  getColumns: () => [
    {
      key: 'code',
      label: __('Coupon code', 'woocommerce'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    {
      key: 'orders_count',
      label: __('Orders', 'woocommerce'),
      required: true,
      defaultSort: true,
      isSortable: true,
      isNumeric: true,
    },
    { key: 'amount', label: __('Amount discounted', 'woocommerce'), isSortable: true, isNumeric: true },
    { key: 'created', label: __('Created', 'woocommerce'), cellClassName: 'is-date' },
    { key: 'expires', label: __('Expires', 'woocommerce'), cellClassName: 'is-date' },
    { key: 'type', label: __('Type', 'woocommerce') },
  ],
  getRow(row, context) {
    const id = numberOf(row, 'coupon_id');
    const isDeleted = isDeletedCoupon(row);
    const day = (key: string, none: string) => {
      const value = textOf(row, 'extended_info', key);
      return text(value, value ? context.date(value) : isDeleted ? __('N/A', 'woocommerce') : none);
    };
    return [
      name(
        couponCode(row),
        id
          ? context.pageUrl('/analytics/coupons', { filter: 'single_coupon', coupons: String(id) })
          : undefined,
      ),
      linkedCount(
        numberOf(row, 'orders_count'),
        context.pageUrl('/analytics/orders', { filter: 'advanced', coupon_includes: String(id ?? 0) }),
        context,
      ),
      money(numberOf(row, 'amount'), context),
      day('date_created', ''),
      day('date_expires', __('never', 'woocommerce')),
      text(textOf(row, 'extended_info', 'discount_type'), isDeleted ? __('N/A', 'woocommerce') : typeOf(row)),
    ];
  },
  getSummary: (totals, _total, context) => [
    totalOf.coupons(totals, 'coupons_count', context),
    totalOf.orders(totals, 'orders_count', context),
    {
      label: __('Amount discounted', 'woocommerce'),
      value: context.money(totals['amount']),
      column: 'amount',
    },
  ],
};

/** Types added by extensions are shown as stored. */
function typeOf(row: ReportRow): string {
  const type = textOf(row, 'extended_info', 'discount_type');
  switch (type) {
    case 'percent':
      return __('Percentage', 'woocommerce');
    case 'fixed_cart':
      return __('Fixed cart', 'woocommerce');
    case 'fixed_product':
      return __('Fixed product', 'woocommerce');
    default:
      return type;
  }
}
