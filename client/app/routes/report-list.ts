import { createElement, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { OwnReportName } from '../../screens/analytics/reports';
import type { PageProps } from './page';

export const REPORTS_FILTER = 'woocommerce_admin_reports_list';

/** What a report's component is given. */
export interface ReportProps extends PageProps {
  /** Both are there while the address has a `search`, and the query has the ids of what fits it. */
  isError?: boolean;
  isRequesting?: boolean;
}

/** A report of the analytics section. Extensions add their own of the same shape. */
export interface Report {
  /** The last part of its address. */
  report: string;
  title: string;
  component: ComponentType<ReportProps>;
  navArgs?: { readonly id: string };
}

/** A report of our own; all of them share a chunk. */
const ownReport = (name: OwnReportName) =>
  lazyScreen<PageProps>('analytics-report', async () => {
    const { OwnReport } = await import(
      /* webpackChunkName: "analytics-report" */ '../../screens/analytics/reports'
    );
    return function ReportScreen({ path, query }) {
      return createElement(OwnReport, { report: name, path, query });
    };
  });

const COMPONENTS = {
  revenue: ownReport('revenue'),
  products: ownReport('products'),
  variations: ownReport('variations'),
  orders: ownReport('orders'),
  categories: ownReport('categories'),
  coupons: ownReport('coupons'),
  taxes: ownReport('taxes'),
  stock: ownReport('stock'),
  customers: ownReport('customers'),
  downloads: ownReport('downloads'),
} satisfies Record<OwnReportName, ComponentType<PageProps>>;

/** The reports of this host, in the order of its menu. */
export function listReports(host: Host): Report[] {
  return filterList(REPORTS_FILTER, () => ownReports(host), isReport);
}

export function findReport(host: Host, slug: string | undefined): Report | undefined {
  return listReports(host).find(({ report }) => report === slug);
}

/** Whether a report is one of ours, whoever may have wrapped its component. */
export const isOwnReport = (slug: string): boolean => Object.hasOwn(COMPONENTS, slug);

const NARROWED_BY_IDS = new Set(['products', 'variations', 'categories', 'coupons', 'taxes']);

/** Whether a report of ours is about items that are searched for by their names; customers are, by the server itself. */
export const isNarrowedByIds = (slug: string): boolean => NARROWED_BY_IDS.has(slug);

function ownReports({ settings }: Host): Report[] {
  const inAnalytics = (report: OwnReportName, title: string): Report => ({
    report,
    title,
    component: COMPONENTS[report],
    navArgs: { id: `woocommerce-analytics-${report}` },
  });
  return [
    inAnalytics('revenue', __('Revenue', 'woocommerce')),
    inAnalytics('products', __('Products', 'woocommerce')),
    inAnalytics('variations', __('Variations', 'woocommerce')),
    inAnalytics('orders', __('Orders', 'woocommerce')),
    inAnalytics('categories', __('Categories', 'woocommerce')),
    inAnalytics('coupons', __('Coupons', 'woocommerce')),
    inAnalytics('taxes', __('Taxes', 'woocommerce')),
    ...(settings.manageStock ? [inAnalytics('stock', __('Stock', 'woocommerce'))] : []),
    { report: 'customers', title: __('Customers', 'woocommerce'), component: COMPONENTS.customers },
    inAnalytics('downloads', __('Downloads', 'woocommerce')),
  ];
}

/** @throws {TypeError} when a report before it has the same id; one of ours may be replaced in this way */
function isReport(value: unknown, index: number, list: readonly unknown[]): value is Report {
  const { report, title, component } = Object(value);
  const isComponent = typeof component === 'function' || typeof Object(component).$$typeof === 'symbol';
  if (typeof report !== 'string' || typeof title !== 'string' || !isComponent) return false;
  const isTaken = list.slice(0, index).some((other) => Object(other).report === report);
  if (isTaken && !Object.values<unknown>(COMPONENTS).includes(component))
    throw new TypeError(
      `The report "${title}" can't be opened, because another one has the id "${report}". Give it an id of its own.`,
    );
  return true;
}
