import { useMemo } from 'react';
import { useRegistry, useSelect, type Registry } from '@admin/data';
import { attribute, hasOrigins } from './attribution';
import { marketingStore } from './store';
import type { Channel, OriginQuery, RecommendationCategory } from './types';

/** Channels that are registered; `undefined` until known. */
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

/** What can be advertised, read when somebody wants to. */
export function useCampaignTypes() {
  const read = useSelect((select, resolution) => ({
    types: select(marketingStore).getCampaignTypes(),
    ...resolution(marketingStore).getCampaignTypes(),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getCampaignTypes()) };
}

/** What the marketplace recommends; whoever may not install plugins is refused. */
export function useRecommendations(category: RecommendationCategory) {
  const read = useSelect((select, resolution) => ({
    recommendations: select(marketingStore).getRecommendations(category),
    ...resolution(marketingStore).getRecommendations(category),
  }));
  const retry = useRetry((registry) => registry.invalidate(marketingStore).getRecommendations(category));
  return { ...read, retry };
}

/** Marketing extensions of the site. */
export function useInstalledExtensions() {
  const read = useSelect((select, resolution) => ({
    installed: select(marketingStore).getInstalledExtensions(),
    ...resolution(marketingStore).getInstalledExtensions(),
  }));
  const retry = useRetry((registry) => registry.invalidate(marketingStore).getInstalledExtensions());
  return { ...read, retry };
}

/** What there is to read about marketing a shop. */
export function useArticles() {
  const read = useSelect((select, resolution) => ({
    articles: select(marketingStore).getArticles(),
    ...resolution(marketingStore).getArticles(),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getArticles()) };
}

/** The coupons that were made last. */
export function useLatestCoupons() {
  const read = useSelect((select, resolution) => ({
    coupons: select(marketingStore).getLatestCoupons(),
    ...resolution(marketingStore).getLatestCoupons(),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getLatestCoupons()) };
}

/** The coupons that were used most since a moment, as reports tell it. */
export function useCouponUses(after: string) {
  const read = useSelect((select, resolution) => ({
    uses: select(marketingStore).getCouponUses(after),
    ...resolution(marketingStore).getCouponUses(after),
  }));
  return { ...read, retry: useRetry((registry) => registry.invalidate(marketingStore).getCouponUses(after)) };
}

interface Attribution {
  channels: readonly Channel[] | undefined;
  /** Of the shop. */
  currency: string;
  /** `undefined` while nobody should be asked. */
  query: OriginQuery | undefined;
}

/**
 * What channels and campaigns brought in, by the shop's own orders. `figures` is `undefined` until known, and where the
 * host does not note how buyers found the shop.
 */
export function useAttribution({ channels, currency, query }: Attribution) {
  const read = useSelect(
    (select, resolution) =>
      query
        ? {
            known: select(marketingStore).getOrigins(query),
            ...resolution(marketingStore).getOrigins(query),
          }
        : { known: undefined, status: 'idle' as const },
    [query],
  );
  const { known } = read;
  const figures = useMemo(
    () =>
      channels && known && hasOrigins(known.origins)
        ? attribute(known.origins, channels, currency)
        : undefined,
    [channels, known, currency],
  );
  const retry = useRetry((registry) => query && registry.invalidate(marketingStore).getOrigins(query));
  return {
    figures,
    /** How many orders were looked at, and of how many. */
    counted: known ? { orders: known.origins.length, total: known.total } : undefined,
    status: read.status,
    failure: 'failure' in read ? read.failure : undefined,
    retry,
  };
}

/** Reads something again. */
function useRetry(invalidate: (registry: Registry) => unknown): () => void {
  const registry = useRegistry();
  return () => void invalidate(registry);
}
