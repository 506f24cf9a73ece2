import { __ } from '@wordpress/i18n';
import { Coming } from './coming';

export function ProductVariation() {
  return (
    <Coming title={__('Product variation', 'woocommerce')}>
      {__('Price, stock and image of one variation of a product.', 'woocommerce')}
    </Coming>
  );
}

export function SetupWizard() {
  return (
    <Coming title={__('Setup wizard', 'woocommerce')}>
      {__('The first questions about the shop, its business and what it sells.', 'woocommerce')}
    </Coming>
  );
}
