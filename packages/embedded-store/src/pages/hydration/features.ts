import type { StoreContext } from '../../context';
import { getTextOption } from '../../resources/options';

/** Slugs that the page names even when they are off (contract, hydration, section 4.2). */
const PRINTED = [
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
  'navigation',
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
] as const;

/** The features that are on; the navigation is one that the owner switches on by an option. */
export function getEnabledFeatures({ db, features }: StoreContext): ReadonlySet<string> {
  const isNavigationChosen = getTextOption(db, 'woocommerce_navigation_enabled') === 'yes';
  return isNavigationChosen ? new Set([...features, 'navigation']) : features;
}

/** Feature slug → whether it is on. Slugs that are missing are off. */
export function readFeatures(store: StoreContext): Record<string, boolean> {
  const enabled = getEnabledFeatures(store);
  return Object.fromEntries([...new Set([...PRINTED, ...enabled])].map((slug) => [slug, enabled.has(slug)]));
}
