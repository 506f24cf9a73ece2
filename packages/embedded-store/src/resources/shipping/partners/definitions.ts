/** A plugin that prints shipping labels. */
export interface PartnerDefinition {
  name: string;
  /** Folder of the plugin; `''` when it cannot be installed from here. */
  slug: string;
  description: string;
  link: string;
  countries: readonly string[];
  /** Said beside a tick each; without them it has no layout in a row. */
  benefits?: readonly string[];
  /** The store's own partner is called by a title where the others have a name. */
  isOwn?: boolean;
}

const codes = (text: string): readonly string[] => text.split(' ');

export const PARTNERS: readonly PartnerDefinition[] = [
  {
    name: 'WooCommerce Shipping',
    slug: 'woocommerce-services',
    description: 'Print labels at a discount, from the order itself.',
    link: 'https://woocommerce.com/products/shipping/',
    countries: codes('US'),
    isOwn: true,
  },
  {
    name: 'ShipStation',
    slug: 'woocommerce-shipstation-integration',
    description: 'Much can be set, little has to be:',
    link: 'https://wordpress.org/plugins/woocommerce-shipstation-integration/',
    countries: codes('CA AU GB'),
    benefits: [
      'Labels of the carriers in your country',
      'Rates compared as you ship',
      'Orders of other channels in the same place',
      'Steps that repeat happen by themselves',
      'Free for the first 30 days',
    ],
  },
  {
    name: 'Skydropx',
    slug: 'skydropx-cotizador-y-envios',
    description: '',
    link: 'https://wordpress.org/plugins/skydropx-cotizador-y-envios/',
    countries: codes('MX CO'),
  },
  {
    name: 'Envia',
    slug: '',
    description: '',
    link: 'https://woocommerce.com/products/envia-shipping-and-fulfillment/',
    countries: codes('CL AR PE BR UY GT'),
  },
  {
    name: 'Sendcloud',
    slug: 'sendcloud-shipping',
    description: 'Everything about shipping in one place:',
    link: 'https://wordpress.org/plugins/sendcloud-shipping/',
    countries: codes('FR DE GB ES IT NL AT BE'),
    benefits: [
      'Labels of more than 80 carriers',
      'An order shipped in a few clicks',
      'Delivery choices at checkout',
      'Customers follow and return parcels themselves',
      'Begins with a free plan',
    ],
  },
  {
    name: 'Packlink',
    slug: 'packlink-pro-shipping',
    description: 'The whole way of a parcel, looked after:',
    link: 'https://wordpress.org/plugins/packlink-pro-shipping/',
    countries: codes('FR DE ES IT'),
    benefits: [
      'Orders come over by themselves',
      'Rates that were bargained for',
      'Hundreds of ways to ship, side by side',
      'Parcels followed from one page',
      'Free to use, without a subscription',
    ],
  },
];

/** What labels printed in the shop are good for, whoever's they are. */
export const ADVANTAGES = [
  { picture: 'Time', title: 'Save time', description: 'The order fills the label in.' },
  { picture: 'Money', title: 'Save money', description: 'Rates are cheaper than at the counter.' },
  { picture: 'Star', title: 'Please your customers', description: 'They are told where their parcel is.' },
] as const;
