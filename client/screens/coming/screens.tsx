import { __ } from '@wordpress/i18n';
import { Coming } from './coming';

export function Marketing() {
  return (
    <Coming title={__('Marketing', 'woocommerce')}>
      {__('Channels, campaigns, coupons and recommended extensions in one place.', 'woocommerce')}
    </Coming>
  );
}

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

export function SetupWizard() {
  return (
    <Coming title={__('Setup wizard', 'woocommerce')}>
      {__('The first questions about the shop, its business and what it sells.', 'woocommerce')}
    </Coming>
  );
}

export function CoreProfiler() {
  return (
    <Coming title={__('Store profile', 'woocommerce')}>
      {__('The first questions about the shop, its location and the extensions it needs.', 'woocommerce')}
    </Coming>
  );
}

export function Settings() {
  return (
    <Coming title={__('Settings', 'woocommerce')}>
      {__('The settings of the shop, page by page.', 'woocommerce')}
    </Coming>
  );
}

export function PaymentsWelcome() {
  return (
    <Coming title={__('Payments', 'woocommerce')}>
      {__('What the shop’s own payment service offers, and how to begin with it.', 'woocommerce')}
    </Coming>
  );
}
