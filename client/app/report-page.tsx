import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { getNewPath, getPersistedQuery, Link } from '@admin/navigation';
import { EmptyState } from '@admin/ui';
import type { PageProps } from './page';
import { findReport } from './reports';

/** Shows the report which the address names; the customers report has an address of its own. */
export function ReportPage(props: PageProps) {
  const report = findReport(getHost(), props.params['report'] ?? 'customers');
  if (!report) return <ReportNotFound />;
  const { component: ReportScreen } = report;
  return <ReportScreen key={report.report} {...props} />;
}

function ReportNotFound() {
  return (
    <EmptyState
      icon="warning"
      title={__('The report was not found', 'woocommerce')}
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
  );
}
