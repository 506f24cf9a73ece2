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
      label: __('Discounted orders', 'store-admin'),
      type: 'number',
      order: 'desc',
      orderby: 'orders_count',
    },
    {
      key: 'amount',
      label: __('Net discount amount', 'store-admin'),
      type: 'currency',
      order: 'desc',
      orderby: 'amount',
    },
  ],
  filters: itemFilters({
    type: 'coupons',
    param: 'coupons',
    all: __('All coupons', 'store-admin'),
    single: {
      value: 'single_coupon',
      label: __('Single coupon', 'store-admin'),
      placeholder: __('Type to search for a coupon', 'store-admin'),
    },
    compare: {
      value: 'compare-coupons',
      label: __('Comparison', 'store-admin'),
      title: __('Compare Coupon Codes', 'store-admin'),
      helpText: __('Check at least two coupon codes below to compare', 'store-admin'),
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
  getTitle: () => __('Coupons', 'store-admin'),
  source: { items: 'coupons', query: { extended_info: true } },
  summaryFields: ['coupons_count'],
  columnsPreference: 'coupons_report_columns',
  search: {
    label: __('Search coupons', 'store-admin'),
    resource: 'coupons',
    param: 'coupons',
    allLabel: __('All coupons with codes that include {{query /}}', 'store-admin'),
  },
  compare: {
    label: __('Compare', 'store-admin'),
    filter: 'compare-coupons',
    param: 'coupons',
    getId: (row) => numberOf(row, 'coupon_id'),
    getLabel: couponCode,
  },
  getColumns: () => [
    {
      key: 'code',
      label: __('Coupon code', 'store-admin'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    {
      key: 'orders_count',
      label: __('Orders', 'store-admin'),
      required: true,
      defaultSort: true,
      isSortable: true,
      isNumeric: true,
    },
    { key: 'amount', label: __('Amount discounted', 'store-admin'), isSortable: true, isNumeric: true },
    { key: 'created', label: __('Created', 'store-admin'), cellClassName: 'is-date' },
    { key: 'expires', label: __('Expires', 'store-admin'), cellClassName: 'is-date' },
    { key: 'type', label: __('Type', 'store-admin') },
  ],
  getRow(row, context) {
    const id = numberOf(row, 'coupon_id');
    const isDeleted = isDeletedCoupon(row);
    const day = (key: string, none: string) => {
      const value = textOf(row, 'extended_info', key);
      return text(value, value ? context.date(value) : isDeleted ? __('N/A', 'store-admin') : none);
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
      day('date_expires', __('never', 'store-admin')),
      text(textOf(row, 'extended_info', 'discount_type'), isDeleted ? __('N/A', 'store-admin') : typeOf(row)),
    ];
  },
  getSummary: (totals, _total, context) => [
    totalOf.coupons(totals, 'coupons_count', context),
    totalOf.orders(totals, 'orders_count', context),
    {
      label: __('Amount discounted', 'store-admin'),
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
      return __('Percentage', 'store-admin');
    case 'fixed_cart':
      return __('Fixed cart', 'store-admin');
    case 'fixed_product':
      return __('Fixed product', 'store-admin');
    default:
      return type;
  }
}
