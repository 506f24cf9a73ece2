import { __ } from '@wordpress/i18n';
import { InlineNotice } from '@admin/ui';

/** Shown instead of an installer to users without the required capability. */
export const ContactAdministrator = () => (
  <InlineNotice status="info">
    {__('Only administrators can install and activate extensions.', 'store-admin')}
  </InlineNotice>
);
