import type { ComponentType } from 'react';
import { filterList } from '@admin/extensions';
import type { Host } from '@admin/host';
import { OWN_REPORTS } from '../../screens/analytics/reports';
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

/** The reports of this host, in the order of its menu. */
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
      // The page of a report with an address of its own has an entry in the menu itself.
      ...(path === `/analytics/${report}` && { navArgs: { id: `woocommerce-analytics-${report}` } }),
    }),
  );

/** @throws {TypeError} when a report before it has the same id; one of ours may be replaced in this way */
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
