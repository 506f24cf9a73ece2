import type { ComponentProps } from 'react';
import { getHost } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { SearchedReportProps } from '../../screens/analytics/report/searched-report';
import { findOwnReport } from '../../screens/analytics/reports';
import type * as Views from '../../screens/analytics/views';
import type { PageProps } from './page';
import { findReport } from './report-list';

/** Renders the report in the URL; the customers report has its own path. */
export function ReportPage(props: PageProps) {
  const report = findReport(getHost(), props.params['report'] ?? 'customers');
  if (!report) return <ReportNotFound />;
  const { report: slug, component: ReportScreen } = report;
  const { path, query } = props;
  const own = findOwnReport(slug);
  // Our own reports include saved views in their filter bars, even if an extension wraps the component.
  if (own) {
    return query['search'] && own.isNarrowedByIds ? (
      <SearchedReport key={slug} report={slug} query={query} />
    ) : (
      <ReportScreen key={slug} {...props} />
    );
  }
  return (
    <ReportWithViews key={slug} path={path} query={query}>
      {query['search'] ? (
        <SearchedReport
          report={slug}
          query={query}
          render={(found) => <ReportScreen {...props} {...found} />}
        />
      ) : (
        <ReportScreen {...props} />
      )}
    </ReportWithViews>
  );
}

const SearchedReport = lazyScreen<SearchedReportProps>('analytics-search', async () => {
  const search = await import(
    /* webpackChunkName: "analytics-search" */ '../../screens/analytics/report/searched-report'
  );
  return search.SearchedReport;
});

const ReportWithViews = lazyScreen<ComponentProps<typeof Views.ReportWithViews>>(
  'analytics-views',
  async () => {
    const views = await import(/* webpackChunkName: "analytics-views" */ '../../screens/analytics/views');
    return views.ReportWithViews;
  },
);

const ReportNotFound = lazyScreen<object>('report-not-found', async () => {
  const chunk = await import(/* webpackChunkName: "report-not-found" */ './report-not-found');
  return chunk.ReportNotFound;
});
