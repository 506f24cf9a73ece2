import { __ } from '@wordpress/i18n';
import { EmptyState } from '@admin/ui';

/** For paths that lead nowhere, and for pages that this user may not see. */
export function NotAllowed() {
  return (
    <EmptyState icon="warning" title={__('Sorry, you are not allowed to access this page.', 'woocommerce')} />
  );
}
