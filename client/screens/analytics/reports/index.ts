import { createElement, useMemo, type FunctionComponent } from 'react';
import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen, type Query } from '@admin/navigation';
import type { ReportContent, ReportDefinition } from '../report';

/** What menus, routes and the command palette know of a report before its chunk is there. */
interface ReportEntry {
  /** The last part of its address, `revenue`; hooks of extensions are named after it. */
  readonly report: string;
  /** Translated when it is shown. */
  getTitle(): string;
  /** Whether the host has it at all; all have it when left out. */
  isAvailable?(host: Host): boolean;
  /** Its address, where that is not below `/analytics`. */
  readonly path?: string;
  /** What is counted is what there is, not what happened: no dates, no comparison, no chart. */
  readonly isTimeless?: boolean;
  /** The palette offers it for a period alone, such as `last week`. */
  readonly isMostWanted?: boolean;
  /** Words in the address (`search=cup`) narrow it to the ids of what they find. */
  readonly isNarrowedByIds?: boolean;
  /** The definition. Name the chunk `analytics-report`, which all reports share. */
  load(): Promise<() => ReportContent>;
}

/**
 * The dashboard's own reports, in the order of the menu. A new one is an entry here, and the file that it loads with all
 * that the report asks and shows.
 */
const REPORTS = [
  {
    report: 'revenue',
    getTitle: () => __('Revenue', 'woocommerce'),
    isMostWanted: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './revenue')).revenue,
  },
  {
    report: 'products',
    getTitle: () => __('Products', 'woocommerce'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './products')).products,
  },
  {
    report: 'variations',
    getTitle: () => __('Variations', 'woocommerce'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './variations')).variations,
  },
  {
    report: 'orders',
    getTitle: () => __('Orders', 'woocommerce'),
    isMostWanted: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './orders')).orders,
  },
  {
    report: 'categories',
    getTitle: () => __('Categories', 'woocommerce'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './categories')).categories,
  },
  {
    report: 'coupons',
    getTitle: () => __('Coupons', 'woocommerce'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './coupons')).coupons,
  },
  {
    report: 'taxes',
    getTitle: () => __('Taxes', 'woocommerce'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './taxes')).taxes,
  },
  {
    report: 'stock',
    getTitle: () => __('Stock', 'woocommerce'),
    isAvailable: ({ settings }) => settings.manageStock,
    isTimeless: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './stock')).stock,
  },
  {
    report: 'customers',
    getTitle: () => __('Customers', 'woocommerce'),
    path: '/customers',
    isTimeless: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './customers')).customers,
  },
  {
    report: 'downloads',
    getTitle: () => __('Downloads', 'woocommerce'),
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './downloads')).downloads,
  },
] as const satisfies readonly ReportEntry[];

export type OwnReportName = (typeof REPORTS)[number]['report'];

interface OwnReportProps {
  path: string;
  query: Query;
}

export interface OwnReport extends ReportEntry {
  readonly path: string;
  readonly component: FunctionComponent<OwnReportProps>;
}

export const OWN_REPORTS: readonly OwnReport[] = REPORTS.map((entry: ReportEntry) => ({
  path: `/analytics/${entry.report}`,
  ...entry,
  component: createScreen(entry),
}));

export const findOwnReport = (report: string): OwnReport | undefined =>
  OWN_REPORTS.find((own) => own.report === report);

/** @param content what the chunk of the report says of it */
export const toDefinition = (
  { report, getTitle, isTimeless = false }: ReportEntry,
  content: ReportContent,
): ReportDefinition => ({ ...content, report, isTimeless, title: getTitle() });

function createScreen(entry: ReportEntry): OwnReport['component'] {
  return lazyScreen<OwnReportProps>('analytics-report', async () => {
    const [{ ReportScreen }, getContent] = await Promise.all([
      import(/* webpackChunkName: "analytics-report" */ '../report'),
      entry.load(),
    ]);
    return function OwnReportScreen({ path, query }) {
      const definition = useMemo(() => toDefinition(entry, getContent()), []);
      return createElement(ReportScreen, { definition, path, query });
    };
  });
}
