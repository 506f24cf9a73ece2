import { __ } from '@wordpress/i18n';
import { getListUrl } from '../urls';
import { OwnPageButton } from '../own-page-button';

export const BackLink = () => (
  <div>
    <OwnPageButton
      variant="tertiary"
      icon="chevron-start"
      className="sa-payments__back"
      address={getListUrl()}
    >
      {__('All payment methods', 'store-admin')}
    </OwnPageButton>
  </div>
);
