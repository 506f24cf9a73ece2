import { __ } from '@wordpress/i18n';
import { getAdminLink } from '@admin/host';
import { Button, InlineNotice } from '@admin/ui';

/** Stands in the place of the step that is not there yet, and says so. */
export function ComingRates() {
  return (
    <InlineNotice
      status="info"
      actions={
        <Button href={getAdminLink('admin.php?page=wc-settings&tab=shipping')}>
          {__('Open shipping settings', 'woocommerce')}
        </Button>
      }
    >
      {__('This step is still to come. Until then, add your rates in the shipping settings.', 'woocommerce')}
    </InlineNotice>
  );
}
