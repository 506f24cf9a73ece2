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

/** Feature slug → whether it is on. Slugs that are missing are off. */
export function readFeatures({ db, features }: StoreContext): Record<string, boolean> {
  const slugs = new Set([...PRINTED, ...features]);
  return Object.fromEntries(
    [...slugs].map((slug) => {
      const isChosen = slug === 'navigation' && getTextOption(db, 'woocommerce_navigation_enabled') === 'yes';
      return [slug, isChosen || features.has(slug)];
    }),
  );
}
