import type { ComponentProps } from 'react';
import { __ } from '@wordpress/i18n';
import { Fill } from '@admin/extensions';
import { getHost } from '@admin/host';
import { getNewPath, getPersistedQuery, lazyScreen, Link } from '@admin/navigation';
import { EmptyState, VisuallyHidden } from '@admin/ui';
import type * as Search from '../screens/analytics/search';
import { ScreenSpinner } from '../shell';
import type * as Views from '../screens/analytics/views';
import { useArePending } from './extension-queue';
import type { PageProps } from './page';
import { findReport, isNarrowedByIds, isOwnReport } from './reports';

/** Shows the report which the address names; the customers report has an address of its own. */
export function ReportPage(props: PageProps) {
  const report = findReport(getHost(), props.params['report'] ?? 'customers');
  const isEarly = useArePending();
  if (!report) return isEarly ? <ScreenSpinner /> : <ReportNotFound />;
  const { report: slug, component: ReportScreen } = report;
  const { path, query } = props;
  // Our own have their views in their bars.
  if (isOwnReport(slug)) {
    return query['search'] && isNarrowedByIds(slug) ? (
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

const SearchedReport = lazyScreen<Search.SearchedReportProps>('analytics-search', async () => {
  const search = await import(/* webpackChunkName: "analytics-search" */ '../screens/analytics/search');
  return search.SearchedReport;
});

const ReportWithViews = lazyScreen<ComponentProps<typeof Views.ReportWithViews>>(
  'analytics-views',
  async () => {
    const views = await import(/* webpackChunkName: "analytics-views" */ '../screens/analytics/views');
    return views.ReportWithViews;
  },
);

function ReportNotFound() {
  const title = __('The report was not found', 'woocommerce');
  return (
    <>
      {/* It has no breadcrumb that could be seen, but the page needs a heading. */}
      <Fill name="woocommerce_header_page_title">
        <VisuallyHidden>{title}</VisuallyHidden>
      </Fill>
      <EmptyState
        icon="warning"
        title={title}
        message={__(
          'It may belong to an extension that is switched off, or its address may be mistyped.',
          'woocommerce',
        )}
        actions={
          <Link href={getNewPath(getPersistedQuery(), '/analytics/overview', {})}>
            {__('Go to the analytics overview', 'woocommerce')}
          </Link>
        }
      />
    </>
  );
}
