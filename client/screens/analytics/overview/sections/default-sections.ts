import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import { getHost } from '@admin/host';
import { ChartsSection } from '../charts/charts-section';
import { LeaderboardsSection } from '../leaderboards/leaderboards-section';
import { PerformanceSection } from '../performance-section';
import { uniqueBy } from '../../report/unique-by';
import type { Section } from './section';

export const SECTIONS_FILTER = 'woocommerce_dashboard_default_sections';

const LEADERBOARDS = 'leaderboards';

/** Returns all sections in default order, including those of extensions. */
export const listSections = (): Section[] =>
  uniqueBy(filterList(SECTIONS_FILTER, listOwnSections, isSection), ({ key }) => key).map((section) => ({
    ...section,
    // Extensions may omit properties.
    title: typeof section.title === 'string' ? section.title : section.key,
    isVisible: section.isVisible !== false,
    hiddenBlocks: Array.isArray(section.hiddenBlocks) ? section.hiddenBlocks : [],
  }));

const listOwnSections = (): Section[] =>
  listAllSections().filter(({ key }) => key !== LEADERBOARDS || !areRefused());

/**
 * Whether the page lists no leaderboards: WooCommerce 7.7 provides them only to users who manage the store, and refuses
 * them to those who can only view reports.
 */
function areRefused(): boolean {
  const { leaderboards } = getHost().settings.dataEndpoints;
  return Array.isArray(leaderboards) && leaderboards.length === 0;
}

const listAllSections = (): Section[] => [
  {
    key: 'store-performance',
    component: PerformanceSection,
    title: __('Performance', 'store-admin'),
    isVisible: true,
    hiddenBlocks: [
      'coupons/orders_count',
      'coupons/amount',
      'taxes/total_tax',
      'taxes/order_tax',
      'taxes/shipping_tax',
      'revenue/shipping',
      'downloads/download_count',
      'revenue/gross_sales',
      'variations/items_sold',
    ],
  },
  {
    key: 'charts',
    component: ChartsSection,
    title: __('Charts', 'store-admin'),
    isVisible: true,
    hiddenBlocks: [
      'revenue_total_sales',
      'revenue_gross_sales',
      'revenue_refunds',
      'revenue_shipping',
      'orders_avg_order_value',
      'orders_avg_items_per_order',
      'products_items_sold',
      'coupons_orders_count',
      'coupons_amount',
      'taxes_total_tax',
      'taxes_order_tax',
      'taxes_shipping_tax',
      'downloads_download_count',
    ],
    ownBlocks: ['revenue_gross_sales', 'orders_avg_items_per_order'],
    stockKeys: { avg_items_per_order: 'orders_avg_items_per_order' },
  },
  {
    key: LEADERBOARDS,
    component: LeaderboardsSection,
    title: __('Leaderboards', 'store-admin'),
    isVisible: true,
    hiddenBlocks: ['customers', 'coupons'],
  },
];

function isSection(value: unknown): value is Section {
  const { key, component } = Object(value);
  const isComponent = typeof component === 'function' || typeof Object(component).$$typeof === 'symbol';
  return typeof key === 'string' && isComponent;
}
