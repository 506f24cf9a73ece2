import { __ } from '@wordpress/i18n';
import { Coming } from './coming';

export function SetupWizard() {
  return (
    <Coming title={__('Setup wizard', 'woocommerce')}>
      {__('The first questions about the shop, its business and what it sells.', 'woocommerce')}
    </Coming>
  );
}
