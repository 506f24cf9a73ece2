import { __ } from '@wordpress/i18n';
import { getListAddress } from '../addresses';
import { OwnPageButton } from '../own-page-button';

export const BackLink = () => (
  <div>
    <OwnPageButton
      variant="tertiary"
      icon="chevron-start"
      className="sa-payments__back"
      address={getListAddress()}
    >
      {__('All payment methods', 'woocommerce')}
    </OwnPageButton>
  </div>
);
