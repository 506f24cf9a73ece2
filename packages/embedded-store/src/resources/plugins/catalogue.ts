/** A plugin that can be had. */
export interface CataloguePlugin {
  slug: string;
  name: string;
  /** At which step it always fails: for screens that show what goes wrong. */
  flaw?: 'download' | 'activation';
  /** Statuses it lets orders have, with their labels. */
  orderStatuses?: Readonly<Record<string, string>>;
}

const NAMES: Readonly<Record<string, string>> = {
  'afterpay-gateway-for-woocommerce': 'Afterpay',
  codistoconnect: 'Codisto',
  'creative-mail-by-constant-contact': 'Creative Mail',
  'facebook-for-woocommerce': 'Facebook',
  'google-listings-and-ads': 'Google Listings & Ads',
  jetpack: 'Jetpack',
  'klarna-checkout-for-woocommerce': 'Klarna Checkout',
  'klarna-payments-for-woocommerce': 'Klarna Payments',
  klaviyo: 'Klaviyo',
  leadin: 'HubSpot',
  'mailchimp-for-woocommerce': 'Mailchimp',
  mailpoet: 'MailPoet',
  'mollie-payments-for-woocommerce': 'Mollie',
  'packlink-pro-shipping': 'Packlink PRO',
  'payu-india': 'PayU India',
  'pinterest-for-woocommerce': 'Pinterest',
  'sample-ads': 'Lighthouse Ads',
  'sample-market': 'Quayside Market',
  'sample-social': 'Harbor Social',
  'sendcloud-shipping': 'Sendcloud',
  'skydropx-cotizador-y-envios': 'Skydropx',
  'taxjar-simplified-taxes-for-woocommerce': 'TaxJar',
  'tiktok-for-business': 'TikTok',
  'woo-paystack': 'Paystack',
  'woo-razorpay': 'Razorpay',
  'woocommerce-avatax': 'Avalara AvaTax',
  'woocommerce-gateway-amazon-payments-advanced': 'Amazon Pay',
  'woocommerce-gateway-eway': 'Eway',
  'woocommerce-gateway-stripe': 'Stripe',
  'woocommerce-mercadopago': 'Mercado Pago',
  'woocommerce-payfast-gateway': 'Payfast',
  'woocommerce-payments': 'WooCommerce Payments',
  'woocommerce-paypal-payments': 'PayPal Payments',
  'woocommerce-services': 'WooCommerce Shipping & Tax',
  'woocommerce-shipstation-integration': 'ShipStation',
  'woocommerce-square': 'Square',
  'zipmoney-payments-woocommerce': 'Zip',
};

const FLAWED: readonly CataloguePlugin[] = [
  { slug: 'broken-plugin', name: 'Plugin that cannot be downloaded', flaw: 'download' },
  { slug: 'broken-activation', name: 'Plugin that cannot be activated', flaw: 'activation' },
];

/** For shops whose orders go through more than the platform knows of. */
const PACKING_LISTS: CataloguePlugin = {
  slug: 'packing-lists',
  name: 'Packing Lists',
  orderStatuses: { packed: 'Packed' },
};

const CATALOGUE: ReadonlyMap<string, CataloguePlugin> = new Map(
  [...Object.entries(NAMES).map(([slug, name]) => ({ slug, name })), PACKING_LISTS, ...FLAWED].map(
    (plugin) => [plugin.slug, plugin],
  ),
);

export function findInCatalogue(slug: string): CataloguePlugin | undefined {
  return CATALOGUE.get(slug);
}
