import { useMemo } from 'react';
import { useRegistry, useSelect, type Registry } from '@admin/data';
import { attribute, hasOrigins } from './attribution';
import { marketingStore } from './store';
import type { Channel, OriginQuery, RecommendationCategory } from './types';

/** The registered channels; `undefined` until known. */
export function useChannels() {
  const read = useSelect((select, resolution) => ({
    channels: select(marketingStore).getChannels(),
    ...resolution(marketingStore).getChannels(),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getChannels()) };
}

/** A page of the campaigns of all channels; `page` is `undefined` until known. */
export function useCampaigns(number: number) {
  const read = useSelect((select, resolution) => ({
    page: select(marketingStore).getCampaigns(number),
    ...resolution(marketingStore).getCampaigns(number),
  }));
  const retry = useRetry((registry) => registry.invalidate(marketingStore).getCampaigns(number));
  return { ...read, retry };
}

/** The available campaign types; fetched on demand. */
export function useCampaignTypes() {
  const read = useSelect((select, resolution) => ({
    types: select(marketingStore).getCampaignTypes(),
    ...resolution(marketingStore).getCampaignTypes(),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getCampaignTypes()) };
}

/** Recommendations of the marketplace; the server refuses users who may not install plugins. */
export function useRecommendations(category: RecommendationCategory) {
  const read = useSelect((select, resolution) => ({
    recommendations: select(marketingStore).getRecommendations(category),
    ...resolution(marketingStore).getRecommendations(category),
  }));
  const retry = useRetry((registry) => registry.invalidate(marketingStore).getRecommendations(category));
  return { ...read, retry };
}

/** The site's installed marketing extensions. */
export function useInstalledExtensions() {
  const read = useSelect((select, resolution) => ({
    installed: select(marketingStore).getInstalledExtensions(),
    ...resolution(marketingStore).getInstalledExtensions(),
  }));
  const retry = useRetry((registry) => registry.invalidate(marketingStore).getInstalledExtensions());
  return { ...read, retry };
}

/** Articles about marketing. */
export function useArticles() {
  const read = useSelect((select, resolution) => ({
    articles: select(marketingStore).getArticles(),
    ...resolution(marketingStore).getArticles(),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getArticles()) };
}

/** The most recently created coupons. */
export function useLatestCoupons() {
  const read = useSelect((select, resolution) => ({
    coupons: select(marketingStore).getLatestCoupons(),
    ...resolution(marketingStore).getLatestCoupons(),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getLatestCoupons()) };
}

/** The most used coupons since a time, from reports. */
export function useCouponUses(after: string) {
  const read = useSelect((select, resolution) => ({
    uses: select(marketingStore).getCouponUses(after),
    ...resolution(marketingStore).getCouponUses(after),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getCouponUses(after)) };
}

interface Attribution {
  channels: readonly Channel[] | undefined;
  /** Currency of the store. */
  currency: string;
  /** `undefined` to skip the request. */
  query: OriginQuery | undefined;
}

/**
 * Metrics of channels and campaigns, from the store's own orders. `totals` is `undefined` until known, and if the host
 * does not record order attribution.
 */
export function useAttribution({ channels, currency, query }: Attribution) {
  const read = useSelect(
    (select, resolution) =>
      query
        ? {
            loaded: select(marketingStore).getOrigins(query),
            ...resolution(marketingStore).getOrigins(query),
          }
        : { loaded: undefined, status: 'idle' as const },
    [query],
  );
  const { loaded } = read;
  const totals = useMemo(
    () =>
      channels && loaded && hasOrigins(loaded.origins)
        ? attribute(loaded.origins, channels, currency)
        : undefined,
    [channels, loaded, currency],
  );
  const retry = useRetry((registry) => query && registry.invalidate(marketingStore).getOrigins(query));
  return {
    totals,
    /** How many orders were read, out of how many. */
    counted: loaded ? { orders: loaded.origins.length, total: loaded.total } : undefined,
    status: read.status,
    failure: 'failure' in read ? read.failure : undefined,
    retry,
  };
}

/** A function that invalidates data, which refetches it. */
function useRetry(invalidate: (registry: Registry) => unknown): () => void {
  const registry = useRegistry();
  return () => void invalidate(registry);
}
