import { __ } from '@wordpress/i18n';
import { Fill } from '@admin/extensions';
import { getNewPath, getCarriedQuery, Link } from '@admin/navigation';
import { EmptyState, VisuallyHidden } from '@admin/ui';

/** Shown at the URL of an unknown report. */
export function ReportNotFound() {
  const title = __('Report not found', 'store-admin');
  return (
    <>
      {/* The page has no visible breadcrumb, but it needs a heading. */}
      <Fill name="woocommerce_header_page_title">
        <VisuallyHidden>{title}</VisuallyHidden>
      </Fill>
      <EmptyState
        icon="warning"
        title={title}
        message={__('It may belong to an inactive extension, or the address may be wrong.', 'store-admin')}
        actions={
          <Link href={getNewPath(getCarriedQuery(), '/analytics/overview', {})}>
            {__('Go to Analytics overview', 'store-admin')}
          </Link>
        }
      />
    </>
  );
}
