import { __ } from '@wordpress/i18n';
import { Coming } from './coming';

export function Product() {
  return (
    <Coming title={__('Product', 'woocommerce')}>
      {__('Name, price, stock, shipping, images and variations of a product.', 'woocommerce')}
    </Coming>
  );
}

export function ProductVariation() {
  return (
    <Coming title={__('Product variation', 'woocommerce')}>
      {__('Price, stock and image of one variation of a product.', 'woocommerce')}
    </Coming>
  );
}
