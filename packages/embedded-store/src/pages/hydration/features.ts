import type { StoreContext } from '../../context';
import { DEFAULT_FEATURES } from '../../resources/features';
import { getTextOption } from '../../resources/options';

const NAVIGATION_CHOICE = 'woocommerce_navigation_enabled';

/** Slugs that the page names even when they are off (contract, hydration, section 4.2). */
const PRINTED = [...DEFAULT_FEATURES, 'navigation'];

/** The features that are on. The navigation is the owner's own choice, which beats what the store was started with. */
export function getEnabledFeatures({ db, features }: StoreContext): ReadonlySet<string> {
  const enabled = new Set(features);
  const choice = getTextOption(db, NAVIGATION_CHOICE);
  if (choice === 'yes') enabled.add('navigation');
  if (choice === 'no') enabled.delete('navigation');
  return enabled;
}

/** Feature slug → whether it is on. Slugs that are missing are off. */
export function readFeatures(store: StoreContext): Record<string, boolean> {
  const enabled = getEnabledFeatures(store);
  return Object.fromEntries([...new Set([...PRINTED, ...enabled])].map((slug) => [slug, enabled.has(slug)]));
}
