import type { StoreContext } from '../../context';
import { DEFAULT_FEATURES } from '../../resources/features';
import { getTextOption } from '../../resources/options';

/** Features that the owner switches on the page of features: what is chosen there beats what the store was started with. */
export const CHOICES = {
  navigation: 'woocommerce_navigation_enabled',
  settings: 'woocommerce_settings_enabled',
} as const;

/** Slugs that the page names even when they are off (contract, hydration, section 4.2). */
const PRINTED = [...DEFAULT_FEATURES, 'navigation'];

/** The features that are on. */
export function getEnabledFeatures({ db, features }: StoreContext): ReadonlySet<string> {
  const enabled = new Set(features);
  for (const [feature, option] of Object.entries(CHOICES)) {
    const choice = getTextOption(db, option);
    if (choice === 'yes') enabled.add(feature);
    if (choice === 'no') enabled.delete(feature);
  }
  return enabled;
}

/** Feature slug → whether it is on. Slugs that are missing are off. */
export function readFeatures(store: StoreContext): Record<string, boolean> {
  const enabled = getEnabledFeatures(store);
  return Object.fromEntries([...new Set([...PRINTED, ...enabled])].map((slug) => [slug, enabled.has(slug)]));
}

/** Whoever turns the form of the dashboard off is led to the host's again. */
const CHOSEN_FORM = 'woocommerce_new_product_management_enabled';

/** Whether products are led to the form of the dashboard, in either layout (contract, remaining screens, 2.10). */
export function hasProductForm(store: StoreContext): boolean {
  const features = getEnabledFeatures(store);
  return (
    getTextOption(store.db, CHOSEN_FORM) !== 'no' &&
    (features.has('new-product-management-experience') || features.has('product-block-editor'))
  );
}
