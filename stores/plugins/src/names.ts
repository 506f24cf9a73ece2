/** Names of plugins by slug: no plugin response includes them (contract, section 7). */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['afterpay-gateway-for-woocommerce', 'Afterpay'],
  ['creative-mail-by-constant-contact', 'Creative Mail'],
  ['facebook-for-woocommerce', 'Facebook'],
  ['google-listings-and-ads', 'Google Listings & Ads'],
  ['jetpack', 'Jetpack'],
  ['klarna-checkout-for-woocommerce', 'Klarna Checkout'],
  ['klarna-payments-for-woocommerce', 'Klarna Payments'],
  ['mailchimp-for-woocommerce', 'Mailchimp'],
  ['mailpoet', 'MailPoet'],
  ['mollie-payments-for-woocommerce', 'Mollie'],
  ['payu-india', 'PayU India'],
  ['pinterest-for-woocommerce', 'Pinterest'],
  ['taxjar-simplified-taxes-for-woocommerce', 'TaxJar'],
  ['tiktok-for-business', 'TikTok'],
  ['woo-paystack', 'Paystack'],
  ['woo-razorpay', 'Razorpay'],
  ['woocommerce-gateway-amazon-payments-advanced', 'Amazon Pay'],
  ['woocommerce-gateway-eway', 'Eway'],
  ['woocommerce-gateway-stripe', 'Stripe'],
  ['woocommerce-mercadopago', 'Mercado Pago'],
  ['woocommerce-payfast-gateway', 'Payfast'],
  ['woocommerce-payments', 'WooCommerce Payments'],
  ['woocommerce-paypal-payments', 'PayPal Payments'],
  ['woocommerce-services', 'WooCommerce Shipping & Tax'],
  ['woocommerce-shipstation-integration', 'ShipStation'],
  ['woocommerce-square', 'Square'],
  ['zipmoney-payments-woocommerce', 'Zip'],
]);

/** The same as an object. */
export const PLUGIN_NAMES: Readonly<Record<string, string>> = /*#__PURE__*/ Object.fromEntries(NAMES);

/** A plugin's name, or its slug if unknown. */
export const getPluginName = (slug: string): string => NAMES.get(slug) ?? slug;
