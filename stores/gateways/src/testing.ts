import { pluginsStore } from '@admin/store-plugins';
import { gatewaysStore } from './index';

export const GATEWAYS = '/wc/v3/payment_gateways';
export const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';

/** This store and the one it depends on. */
export const STORES = [pluginsStore, gatewaysStore];

/** A setting of a gateway as the server sends it. */
export const buildSetting = (overrides: object = {}) => ({
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
export const buildSuggestion = (overrides: object = {}) => ({
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
