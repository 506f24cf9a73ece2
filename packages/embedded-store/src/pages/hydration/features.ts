import type { StoreContext } from '../../context';
import { getEnabledFeatures, PLATFORM_FEATURES } from '../../site';

/** Slugs that the page includes even when they are disabled (contract, hydration, section 4.2). */
const NAMED_FEATURES = [...PLATFORM_FEATURES, 'navigation'];

/** Feature slug → whether it is enabled. Missing slugs are disabled. */
export function readFeatures(store: StoreContext): Record<string, boolean> {
  const enabled = getEnabledFeatures(store);
  const slugs = new Set([...NAMED_FEATURES, ...enabled]);
  return Object.fromEntries([...slugs].map((slug) => [slug, enabled.has(slug)]));
}
