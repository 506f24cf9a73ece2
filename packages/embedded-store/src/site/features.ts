import type { StoreContext } from '../context';
import type { StoreDatabase } from '../database';
import { requireCapability, route } from '../rest';
import type { Route } from '../rest';
import { getTextOption, setOption } from './options/queries';

/** Features enabled by default on the platform (contract, settings-hydration, section 4.2). */
export const PLATFORM_FEATURES: readonly string[] = [
  'activity-panels',
  'analytics',
  'coupons',
  'customer-effort-score-tracks',
  'import-products-task',
  'experimental-fashion-sample-products',
  'shipping-smart-defaults',
  'shipping-setting-tour',
  'homescreen',
  'marketing',
  'mobile-app-banner',
  'onboarding',
  'onboarding-tasks',
  'remote-inbox-notifications',
  'remote-free-extensions',
  'payment-gateway-suggestions',
  'shipping-label-banner',
  'subscriptions',
  'store-alerts',
  'transient-notices',
  'woo-mobile-welcome',
  'wc-pay-promotion',
  'wc-pay-welcome-page',
];

/** The dashboard's product form. The block form is another layout of it, so it is disabled with it. */
const PRODUCT_FORM = 'new-product-management-experience';
const BLOCK_FORM = 'product-block-editor';

/** Also enabled by default in this store, so that every screen is available from the start. */
const DEFAULT_FEATURES = [...PLATFORM_FEATURES, PRODUCT_FORM, 'product-variation-management', 'settings'];

/** Features that can be switched under Settings › Advanced › Features, with their options. */
const FEATURE_OPTIONS = {
  [PRODUCT_FORM]: 'woocommerce_new_product_management_enabled',
  [BLOCK_FORM]: 'woocommerce_feature_product_block_editor_enabled',
  'product-variation-management': 'woocommerce_feature_product_variation_management_enabled',
  navigation: 'woocommerce_navigation_enabled',
  settings: 'woocommerce_settings_enabled',
} as const;

/**
 * The features that a store starts with.
 * @param changes slugs to switch on, or, with a minus before them, off.
 */
export function getFeatures(changes: readonly string[] = []): ReadonlySet<string> {
  const features = new Set(DEFAULT_FEATURES);
  for (const change of changes) {
    if (change.startsWith('-')) features.delete(change.slice(1));
    else features.add(change);
  }
  return features;
}

/** Saves the features given at startup in the settings, where users can change them later. */
export function saveFeatureChoices(db: StoreDatabase, changes: readonly string[]): void {
  for (const [feature, option] of Object.entries(FEATURE_OPTIONS)) {
    const change = changes.findLast((slug) => slug === feature || slug === `-${feature}`);
    if (change !== undefined) setOption(db, option, change === feature ? 'yes' : 'no');
  }
}

/** The enabled features. Settings take precedence over the features that the store was started with. */
export function getEnabledFeatures({
  db,
  features,
}: Pick<StoreContext, 'db' | 'features'>): ReadonlySet<string> {
  const enabled = new Set(features);
  for (const [feature, option] of Object.entries(FEATURE_OPTIONS)) {
    const choice = getTextOption(db, option);
    if (choice === 'yes') enabled.add(feature);
    if (choice === 'no') enabled.delete(feature);
  }
  if (!enabled.has(PRODUCT_FORM)) enabled.delete(BLOCK_FORM);
  return enabled;
}

/** Whether products open in the dashboard's form, in either layout (contract, remaining screens, 2.10). */
export const hasProductForm = (store: StoreContext): boolean => getEnabledFeatures(store).has(PRODUCT_FORM);

export const featureRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/features',
    permission: requireCapability('manage_woocommerce', 'list'),
    handler: ({ context }) => [...getEnabledFeatures(context)],
  }),
];
