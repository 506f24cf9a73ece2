import { __ } from '@wordpress/i18n';
import { EmptyState } from '@admin/ui';

/** Shown for unknown paths and for pages that the user can't view. */
export function NotAllowed() {
  return (
    <EmptyState icon="warning" title={__('Sorry, you are not allowed to access this page.', 'store-admin')} />
  );
}
