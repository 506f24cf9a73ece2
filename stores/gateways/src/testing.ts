import { pluginsStore } from '@admin/store-plugins';
import { gatewaysStore } from './index';

export const GATEWAYS = '/wc/v3/payment_gateways';
export const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';

/** This store and the one it watches. */
export const STORES = [pluginsStore, gatewaysStore];

/** An installed gateway as the server sends it. */
export const aGateway = (overrides: object = {}) => ({
  id: 'bacs',
  title: 'Direct bank transfer',
  description: 'Pay into our account.',
  order: '',
  enabled: false,
  method_title: 'Direct bank transfer',
  method_description: 'Take payments via bank transfer.',
  method_supports: ['products'],
  settings: { title: aSetting() },
  needs_setup: false,
  post_install_scripts: [],
  settings_url: 'http://localhost/wp-admin/admin.php?page=wc-settings&tab=checkout&section=bacs',
  connection_url: null,
  setup_help_text: null,
  required_settings_keys: [],
  ...overrides,
});

export const aSetting = (overrides: object = {}) => ({
  id: 'title',
  label: 'Title',
  description: '',
  type: 'safe_text',
  value: 'Direct bank transfer',
  default: 'Direct bank transfer',
  tip: '',
  placeholder: '',
  ...overrides,
});

/** A suggestion as the server sends it. */
export const aSuggestion = (overrides: object = {}) => ({
  id: 'stripe',
  title: ' Stripe',
  content: 'Accept cards.',
  image: 'http://localhost/stripe.png',
  image_72x72: 'http://localhost/stripe-72.png',
  plugins: ['woocommerce-gateway-stripe'],
  is_visible: true,
  category_other: ['US'],
  category_additional: [],
  recommendation_priority: 1,
  ...overrides,
});
