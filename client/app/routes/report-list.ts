import type { ComponentType } from 'react';
import { filterList } from '@admin/extensions';
import type { Host } from '@admin/host';
import { OWN_REPORTS } from '../../screens/analytics/reports';
import type { PageProps } from './page';

export const REPORTS_FILTER = 'woocommerce_admin_reports_list';

/** Props of a report's component. */
export interface ReportProps extends PageProps {
  /** Both are set while the URL has a `search`; the query then contains the ids of the matches. */
  isError?: boolean;
  isRequesting?: boolean;
}

/** A report of the analytics section. Extensions add reports of the same shape. */
export interface Report {
  /** Last segment of its path. */
  report: string;
  title: string;
  component: ComponentType<ReportProps>;
  navArgs?: { readonly id: string };
}

/** Lists the reports of this host, in menu order. */
export function listReports(host: Host): Report[] {
  return filterList(REPORTS_FILTER, () => listOwnReports(host), isReport);
}

export function findReport(host: Host, slug: string | undefined): Report | undefined {
  return listReports(host).find(({ report }) => report === slug);
}

const listOwnReports = (host: Host): Report[] =>
  OWN_REPORTS.filter(({ isAvailable }) => isAvailable?.(host) ?? true).map(
    ({ report, getTitle, path, component }) => ({
      report,
      title: getTitle(),
      component,
      // A report with its own page is also a menu item itself.
      ...(path === `/analytics/${report}` && { navArgs: { id: `woocommerce-analytics-${report}` } }),
    }),
  );

/** @throws {TypeError} if an earlier report has the same id; an extension's report may replace one of ours */
function isReport(value: unknown, index: number, list: readonly unknown[]): value is Report {
  const { report, title, component } = Object(value);
  const isComponent = typeof component === 'function' || typeof Object(component).$$typeof === 'symbol';
  if (typeof report !== 'string' || typeof title !== 'string' || !isComponent) return false;
  const isTaken = list.slice(0, index).some((other) => Object(other).report === report);
  if (isTaken && !OWN_REPORTS.some((own) => own.component === component))
    throw new TypeError(
      `The report "${title}" can't be opened, because another one has the id "${report}". Give it an id of its own.`,
    );
  return true;
}
