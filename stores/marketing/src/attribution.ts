import type { Campaign, Channel, OrderOrigin } from './types';

/** Metrics of the orders attributed to a channel or campaign. */
export interface AttributedTotals {
  orders: number;
  /** In the store's currency; `undefined` if some of the orders use another one. */
  sales: number | undefined;
}

type Named = Pick<Channel, 'slug' | 'name'>;

/**
 * Source types that can be attributed to a channel: a link that names its source, or a link on the channel's pages.
 * Visits by search or direct entry are not attributed.
 */
const BROUGHT: readonly string[] = ['utm', 'referral'];

/** Words in names that do not identify a channel. */
const GENERAL = new Set(
  'ads advertising and app business by channel commerce connect for listings market marketing of official plugin sales shop social store the woo woocommerce'.split(
    ' ',
  ),
);

/** Other sources of well-known channels, by the word that identifies the channel. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  codistoconnect: ['amazon', 'ebay'],
  facebook: ['fb', 'ig', 'instagram', 'meta'],
  google: ['adwords', 'googleads'],
  microsoft: ['bing'],
};

/** The channel that a visit came from; `undefined` if no channel or several channels match. */
export function findChannel<C extends Named>(
  { type, source }: Pick<OrderOrigin, 'type' | 'source'>,
  channels: readonly C[],
): C | undefined {
  if (!BROUGHT.includes(type)) return undefined;
  const exact = channels.filter(({ slug, name }) => [slug, name].some((each) => isSame(each, source)));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  const words = wordsOf(source);
  const likely = channels.filter((channel) => namesOf(channel).some((word) => words.includes(word)));
  return likely.length === 1 ? likely[0] : undefined;
}

/** Whether the order came from a campaign: a link names it by its title or its id. */
const isOf = ({ campaign, campaignId }: OrderOrigin, { id, title }: Pick<Campaign, 'id' | 'title'>) =>
  isSame(campaign, title) || isSame(campaign, id) || isSame(campaignId, id);

/** Metrics per channel and per campaign, from orders with attribution data. */
export function attribute(origins: readonly OrderOrigin[], channels: readonly Named[], currency: string) {
  const byChannel = new Map<string, OrderOrigin[]>();
  for (const origin of origins) {
    const channel = findChannel(origin, channels);
    if (channel) byChannel.set(channel.slug, [...(byChannel.get(channel.slug) ?? []), origin]);
  }
  const ordersOf = (channel: string) => byChannel.get(channel) ?? [];
  return {
    ofChannel: (slug: string): AttributedTotals => sum(ordersOf(slug), currency),
    ofCampaign: (campaign: Pick<Campaign, 'channel' | 'id' | 'title'>): AttributedTotals =>
      sum(
        ordersOf(campaign.channel).filter((origin) => isOf(origin, campaign)),
        currency,
      ),
  };
}

/** Whether the host records attribution at all: without any, nothing can be attributed to a channel. */
export const hasOrigins = (origins: readonly OrderOrigin[]): boolean =>
  origins.some(({ type }) => type !== '');

const sum = (orders: readonly OrderOrigin[], currency: string): AttributedTotals => ({
  orders: orders.length,
  sales: orders.every((order) => order.currency === currency)
    ? orders.reduce((total, order) => total + order.total, 0)
    : undefined,
});

const namesOf = ({ slug, name }: Named): string[] => {
  const words = [...wordsOf(slug), ...wordsOf(name)].filter((word) => !GENERAL.has(word));
  return words.flatMap((word) => [word, ...(Object.hasOwn(ALIASES, word) ? (ALIASES[word] ?? []) : [])]);
};

/** Lowercase words of letters and digits in any script. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Compares titles by their words, since spaces and case are lost in URLs. */
const isSame = (one: string, other: string): boolean => {
  const words = wordsOf(one).join(' ');
  return words !== '' && words === wordsOf(other).join(' ');
};
