import { __, sprintf } from '@wordpress/i18n';

/** A help topic. Extensions use the same shape. */
export interface HelpTopic {
  title: string;
  link: string;
}

/** Store data that decides which topics are listed. */
export interface HelpTopicOptions {
  /** ISO code; empty if the store has no country. */
  country: string;
  /** Payment methods that are enabled for customers. */
  gateways: readonly { id: string; title: string; settingsUrl: string }[];
}

const DOCS = 'https://woocommerce.com/document';
const MANUAL = 'https://woocommerce.com/documentation/woocommerce';

/** Documentation of payment methods that have their own, by gateway id. */
const GATEWAY_MANUALS: Readonly<Record<string, string>> = {
  bacs: 'bacs',
  cheque: 'cheque',
  cod: 'cash-on-delivery',
  'ppcp-gateway': 'woocommerce-paypal-payments',
  stripe: 'stripe',
  woocommerce_payments: 'woopayments',
};

/** Returns the topics of a task, or the general topic if the task has none. */
export function getHelpTopics(task: string, shop: HelpTopicOptions): HelpTopic[] {
  return (TOPICS[getHelpSubject(task)] ?? getFirstTopics)(shop);
}

/** Returns all topics without duplicates. */
export function listAllTopics(shop: HelpTopicOptions): HelpTopic[] {
  const topics = [...getFirstTopics(shop), ...Object.values(TOPICS).flatMap((about) => about(shop))];
  return [...new Map(topics.map((each) => [each.link, each])).values()];
}

/** Tasks that share the topics of another task. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'additional-payments': 'payments',
  'woocommerce-payments': 'payments',
  'review-shipping': 'shipping',
  'shipping-recommendation': 'shipping',
};

/** Returns the id of the task whose topics a task uses. */
export const getHelpSubject = (task: string): string => SUBJECTS[task] ?? task;

/** The topic to show if there are no others. */
export const getGeneralTopic = (): HelpTopic => ({
  title: __('Manage your store', 'store-admin'),
  link: `${MANUAL}/`,
});

const TOPICS: Readonly<Record<string, (shop: HelpTopicOptions) => HelpTopic[]>> = {
  products: () => [
    topic(__('Add and manage products', 'store-admin'), 'managing-products/'),
    topic(__('Sell products with variations', 'store-admin'), 'variable-product/'),
    topic(__('Import products from a CSV file', 'store-admin'), 'product-csv-importer-exporter/'),
  ],
  payments: ({ gateways }) => [
    ...gateways.map(toGatewayTopic),
    {
      title: __('Choose payment methods', 'store-admin'),
      link: `${MANUAL}/getting-started/sell-products/core-payment-options/`,
    },
    topic(__('Secure payments with SSL', 'store-admin'), 'ssl-and-https/'),
  ],
  shipping: ({ country }) => [
    topic(__('Set up shipping zones', 'store-admin'), 'setting-up-shipping-zones/'),
    topic(__('Set up shipping classes', 'store-admin'), 'product-shipping-classes/'),
    ...(country === 'US'
      ? [
          topic(
            __('Buy and print shipping labels', 'store-admin'),
            'woocommerce-shipping-and-tax/woocommerce-shipping/',
          ),
        ]
      : []),
  ],
  tax: ({ country }) => [
    topic(__('Set up taxes', 'store-admin'), 'setting-up-taxes-in-woocommerce/'),
    ...(country === 'US'
      ? [topic(__('Set up automated taxes', 'store-admin'), 'woocommerce-shipping-and-tax/woocommerce-tax/')]
      : []),
  ],
  marketing: () => [
    topic(__('Manage coupons', 'store-admin'), 'coupon-management/'),
    topic(__('Show your products on Google', 'store-admin'), 'google-listings-and-ads/'),
  ],
  appearance: () => [
    topic(__('Customize your store', 'store-admin'), 'woocommerce-customizer/'),
    topic(__('Set up store pages', 'store-admin'), 'woocommerce-pages/'),
  ],
};

const getFirstTopics = (shop: HelpTopicOptions): HelpTopic[] => [
  { title: __('Get Support', 'store-admin'), link: 'https://woocommerce.com/my-account/create-a-ticket/' },
  topic(__('Home Screen', 'store-admin'), 'home-screen/'),
  topic(__('Inbox', 'store-admin'), 'home-screen/#section-4'),
  topic(__('Stats Overview', 'store-admin'), 'home-screen/#section-5'),
  topic(__('Store Management', 'store-admin'), 'home-screen/#section-10'),
  topic(__('Store Setup Checklist', 'store-admin'), 'woocommerce-setup-wizard/#store-setup-checklist'),
  topic(__('Manage orders', 'store-admin'), 'managing-orders/'),
  ...(shop.country === 'US'
    ? [
        topic(
          __('Set up shipping from the United States', 'store-admin'),
          'woocommerce-shipping-and-tax/woocommerce-shipping/',
        ),
      ]
    : []),
  getGeneralTopic(),
];

function toGatewayTopic({ id, title, settingsUrl }: HelpTopicOptions['gateways'][number]): HelpTopic {
  const manual = GATEWAY_MANUALS[id];
  if (manual !== undefined) {
    /* translators: %s: name of a payment method */
    return topic(sprintf(__('How %s works', 'store-admin'), title), `${manual}/`);
  }
  /* translators: %s: name of a payment method */
  return { title: sprintf(__('Settings of %s', 'store-admin'), title), link: settingsUrl };
}

/** @param path below the address of the public documentation */
const topic = (title: string, path: string): HelpTopic => ({ title, link: `${DOCS}/${path}` });
