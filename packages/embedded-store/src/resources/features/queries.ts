/** Features of this era that are on unless told otherwise (contract, settings-hydration, section 4.2). */
export const DEFAULT_FEATURES: readonly string[] = [
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

/**
 * The features of a store.
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
