import { __ } from '@wordpress/i18n';
import { InlineNotice } from '@admin/ui';

/** Stands where something would be installed or activated, for those to whom the host does not allow it. */
export const AskAdministrator = () => (
  <InlineNotice status="info">
    {__('Only administrators can install and activate extensions.', 'woocommerce')}
  </InlineNotice>
);
