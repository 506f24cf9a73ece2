import type { StoreContext } from '../../context';
import { DEFAULT_FEATURES } from '../../resources/features';
import { getTextOption } from '../../resources/options';

/** Slugs that the page names even when they are off (contract, hydration, section 4.2). */
const PRINTED = [...DEFAULT_FEATURES, 'navigation'];

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
