import * as countries from './countries';

/** A way to get paid that the dashboard proposes. */
export interface SuggestionDefinition {
  id: string;
  title: string;
  content: string;
  /** Beside the short text, on a card of its own. */
  description?: string;
  /** Folders of the plugins that bring it. */
  plugins?: readonly string[];
  /** Where it is had when no plugin can be installed from here. */
  externalLink?: string;
  isOffline?: boolean;
  isLocalPartner?: boolean;
  /** Countries in which it is among the first choices, and those in which it is had besides one. */
  first?: readonly string[];
  besides?: readonly string[];
  /** Only for shops that sell over a counter too. */
  needsCounter?: boolean;
  /** Names of the cards and wallets that it takes, where its title does not say so. */
  processors?: readonly string[];
  /** It serves shops that sell hemp, which most services refuse. */
  acceptsHemp?: boolean;
}

const PROVIDER = {
  title: 'WooCommerce Payments',
  content: 'Take payments and look after them without leaving the dashboard.',
  plugins: ['woocommerce-payments'],
} as const;

export const PROVIDER_ID = 'woocommerce_payments';

/** The provider's own gateway, one variant of which is proposed to a shop. */
export const PROVIDER_VARIANTS = {
  plain: {
    ...PROVIDER,
    id: PROVIDER_ID,
    description: 'Cards and wallets in more than a hundred currencies, without a monthly fee.',
  },
  withReader: {
    ...PROVIDER,
    id: `${PROVIDER_ID}:with-in-person-payments`,
    description:
      'Cards and wallets in more than a hundred currencies, without a monthly fee, and with a card reader at the counter too.',
  },
  withoutReader: {
    ...PROVIDER,
    id: `${PROVIDER_ID}:without-in-person-payments`,
    description:
      'Cards and wallets in more than a hundred currencies, without a monthly fee, in your shop online.',
  },
} as const satisfies Readonly<Record<string, SuggestionDefinition>>;

export const SUGGESTIONS: readonly SuggestionDefinition[] = [
  {
    id: 'affirm',
    title: 'Affirm',
    content: 'Customers pay over time and know beforehand what it costs them.',
    plugins: [],
    externalLink: 'https://woocommerce.com/products/woocommerce-gateway-affirm',
    first: [],
    besides: countries.AFFIRM,
  },
  {
    id: 'afterpay',
    title: 'Afterpay',
    content: 'Customers have it now and pay in four parts, without interest.',
    plugins: ['afterpay-gateway-for-woocommerce'],
    first: [],
    besides: countries.AFTERPAY,
  },
  {
    id: 'amazon_payments_advanced',
    title: 'Amazon Pay',
    content: 'Customers of Amazon check out with the addresses and cards they have there.',
    plugins: ['woocommerce-gateway-amazon-payments-advanced'],
    first: [],
    besides: countries.AMAZON,
  },
  {
    id: 'bacs',
    title: 'Direct bank transfer',
    content: 'Customers send the money from bank to bank.',
    isOffline: true,
    acceptsHemp: true,
  },
  {
    id: 'cod',
    title: 'Cash on delivery',
    content: 'Customers pay when the parcel arrives.',
    isOffline: true,
    acceptsHemp: true,
  },
  {
    id: 'eway',
    title: 'Eway',
    content: 'Cards from around the world, paid out in Australia and New Zealand.',
    plugins: ['woocommerce-gateway-eway'],
    first: countries.EWAY,
    besides: [],
  },
  {
    id: 'klarna_checkout',
    title: 'Klarna Checkout',
    content: 'A whole checkout that knows most customers in the north of Europe already.',
    plugins: ['klarna-checkout-for-woocommerce'],
    first: countries.KLARNA_CHECKOUT,
    besides: [],
  },
  {
    id: 'klarna_payments',
    title: 'Klarna Payments',
    content: 'Customers pay now, later or in parts; the shop has its money at once.',
    plugins: ['klarna-payments-for-woocommerce'],
    first: [],
    besides: countries.KLARNA,
  },
  {
    id: 'mollie_wc_gateway_banktransfer',
    title: 'Mollie',
    content: 'The ways to pay that customers in each country of Europe know, under one roof.',
    plugins: ['mollie-payments-for-woocommerce'],
    first: countries.MOLLIE,
    besides: [],
    processors: ['Visa', 'MasterCard', 'Carte Bancaire', 'Sofort', 'iDEAL'],
  },
  {
    id: 'payfast',
    title: 'Payfast',
    content: 'Cards, bank payments and wallets of South Africa.',
    plugins: ['woocommerce-payfast-gateway'],
    isLocalPartner: true,
    first: countries.PAYFAST,
    besides: [],
  },
  {
    id: 'paystack',
    title: 'Paystack',
    content: 'Cards, bank payments and mobile money for shops in Africa.',
    plugins: ['woo-paystack'],
    isLocalPartner: true,
    first: countries.PAYSTACK,
    besides: [],
  },
  {
    id: 'payubiz',
    title: 'PayU for WooCommerce',
    content: 'Cards, bank payments, wallets and UPI for customers in India.',
    plugins: ['payu-india'],
    isLocalPartner: true,
    first: countries.INDIA,
    besides: [],
  },
  {
    id: 'ppcp-gateway',
    title: 'PayPal Payments',
    content: 'Customers pay with PayPal, or by card without an account.',
    plugins: ['woocommerce-paypal-payments'],
    first: countries.PAYPAL,
    besides: countries.PAYPAL_BESIDES,
  },
  {
    id: 'razorpay',
    title: 'Razorpay',
    content: 'Cards, bank payments and UPI, paid out in India.',
    plugins: ['woo-razorpay'],
    isLocalPartner: true,
    first: countries.INDIA,
    besides: [],
    processors: ['Visa', 'MasterCard', 'RuPay', 'UPI'],
  },
  {
    id: 'square_credit_card',
    title: 'Square',
    content: 'One account and one stock for the shop online and the one around the corner.',
    plugins: ['woocommerce-square'],
    first: countries.SQUARE,
    besides: countries.SQUARE,
    needsCounter: true,
    acceptsHemp: true,
  },
  {
    id: 'stripe',
    title: 'Stripe',
    content: 'Cards, wallets and local ways to pay in more than 135 currencies.',
    plugins: ['woocommerce-gateway-stripe'],
    first: countries.STRIPE,
    besides: [],
    processors: ['Visa', 'MasterCard', 'American Express', 'Apple Pay', 'Google Pay'],
  },
  {
    id: 'woo-mercado-pago-custom',
    title: 'Mercado Pago',
    content: 'Cards, cash and the wallet that Latin America pays with.',
    plugins: ['woocommerce-mercadopago'],
    isLocalPartner: true,
    first: countries.MERCADO_PAGO,
    besides: [],
    processors: ['Visa', 'MasterCard', 'American Express', 'Pix'],
  },
  {
    id: 'zipmoney',
    title: 'Zip',
    content: 'Customers own it now and pay later, without interest.',
    plugins: ['zipmoney-payments-woocommerce'],
    first: [],
    besides: countries.ZIP,
  },
];
