import { createElement, useMemo, type FunctionComponent } from 'react';
import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen, type Query } from '@admin/navigation';
import type { ReportContent, ReportDefinition } from '../report';

/** What menus, routes and the command palette know about a report before its chunk is loaded. */
interface ReportEntry {
  /** Last part of its address, `revenue`; the names of extension hooks contain it. */
  readonly report: string;
  /** A function, since translations load later. */
  getTitle(): string;
  /** Whether the store has it; always if omitted. */
  isAvailable?(host: Host): boolean;
  /** Its address, if not below `/analytics`. */
  readonly path?: string;
  /** Whether it counts current items, not events: no dates, no comparison, no chart. */
  readonly isTimeless?: boolean;
  /** Whether the command palette suggests it for just a period, such as `last week`. */
  readonly isMostWanted?: boolean;
  /** Whether a text in the address (`search=cup`) filters it by the ids of the matches. */
  readonly isNarrowedByIds?: boolean;
  /** Loads the definition. Name the chunk `analytics-report`, which all reports share. */
  load(): Promise<() => ReportContent>;
}

/**
 * The built-in reports, in menu order. To add one, add an entry here and the file it loads, with the report's queries
 * and content.
 */
const REPORTS = [
  {
    report: 'revenue',
    getTitle: () => __('Revenue', 'store-admin'),
    isMostWanted: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './revenue')).revenue,
  },
  {
    report: 'products',
    getTitle: () => __('Products', 'store-admin'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './products')).products,
  },
  {
    report: 'variations',
    getTitle: () => __('Variations', 'store-admin'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './variations')).variations,
  },
  {
    report: 'orders',
    getTitle: () => __('Orders', 'store-admin'),
    isMostWanted: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './orders')).orders,
  },
  {
    report: 'categories',
    getTitle: () => __('Categories', 'store-admin'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './categories')).categories,
  },
  {
    report: 'coupons',
    getTitle: () => __('Coupons', 'store-admin'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './coupons')).coupons,
  },
  {
    report: 'taxes',
    getTitle: () => __('Taxes', 'store-admin'),
    isNarrowedByIds: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './taxes')).taxes,
  },
  {
    report: 'stock',
    getTitle: () => __('Stock', 'store-admin'),
    isAvailable: ({ settings }) => settings.manageStock,
    isTimeless: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './stock')).stock,
  },
  {
    report: 'customers',
    getTitle: () => __('Customers', 'store-admin'),
    path: '/customers',
    isTimeless: true,
    load: async () => (await import(/* webpackChunkName: "analytics-report" */ './customers')).customers,
  },
  {
    report: 'downloads',
    getTitle: () => __('Downloads', 'store-admin'),
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

/** @param content the report's content from its chunk */
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
