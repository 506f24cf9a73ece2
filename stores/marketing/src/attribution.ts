import type { Campaign, Channel, OrderOrigin } from './types';

/** What the shop's own orders say that something brought in. */
export interface Figures {
  orders: number;
  /** In the shop's currency; `undefined` where some of the orders are in another one. */
  sales: number | undefined;
}

type Named = Pick<Channel, 'slug' | 'name'>;

/**
 * Types of visits that a channel can have brought about: by a link that names its source, or by a link on its pages.
 * Whoever searched, or typed the address, came without it.
 */
const BROUGHT: readonly string[] = ['utm', 'referral'];

/** Words of names that tell no channel from another. */
const GENERAL = new Set(
  'ads advertising and app business by channel commerce connect for listings market marketing of official plugin sales shop social store the woo woocommerce'.split(
    ' ',
  ),
);

/** What else visitors of well-known channels are said to come from, by the word that names the channel. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  codistoconnect: ['amazon', 'ebay'],
  facebook: ['fb', 'ig', 'instagram', 'meta'],
  google: ['adwords', 'googleads'],
  microsoft: ['bing'],
};

/** The channel that brought a visit; none where none or several may have. */
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

/** Whether the buyer followed a campaign: a link names it by its title or its number. */
const isOf = ({ campaign, campaignId }: OrderOrigin, { id, title }: Pick<Campaign, 'id' | 'title'>) =>
  isSame(campaign, title) || isSame(campaign, id) || isSame(campaignId, id);

/** Figures by channel, and by campaign of a channel, of orders whose origin the host noted. */
export function attribute(origins: readonly OrderOrigin[], channels: readonly Named[], currency: string) {
  const byChannel = new Map<string, OrderOrigin[]>();
  for (const origin of origins) {
    const channel = findChannel(origin, channels);
    if (channel) byChannel.set(channel.slug, [...(byChannel.get(channel.slug) ?? []), origin]);
  }
  const ordersOf = (channel: string) => byChannel.get(channel) ?? [];
  return {
    ofChannel: (slug: string): Figures => sum(ordersOf(slug), currency),
    ofCampaign: (campaign: Pick<Campaign, 'channel' | 'id' | 'title'>): Figures =>
      sum(
        ordersOf(campaign.channel).filter((origin) => isOf(origin, campaign)),
        currency,
      ),
  };
}

/** Whether the host notes origins at all: without a single one, nothing can be said of any channel. */
export const hasOrigins = (origins: readonly OrderOrigin[]): boolean =>
  origins.some(({ type }) => type !== '');

const sum = (orders: readonly OrderOrigin[], currency: string): Figures => ({
  orders: orders.length,
  sales: orders.every((order) => order.currency === currency)
    ? orders.reduce((total, order) => total + order.total, 0)
    : undefined,
});

const namesOf = ({ slug, name }: Named): string[] => {
  const words = [...wordsOf(slug), ...wordsOf(name)].filter((word) => !GENERAL.has(word));
  return words.flatMap((word) => [word, ...(Object.hasOwn(ALIASES, word) ? (ALIASES[word] ?? []) : [])]);
};

/** Letters and digits of any script, in small letters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Titles travel in addresses, where spaces and case get lost. */
const isSame = (one: string, other: string): boolean => {
  const words = wordsOf(one).join(' ');
  return words !== '' && words === wordsOf(other).join(' ');
};
