import type { Channel, InstalledExtension, Label, Recommendation } from './types';

interface Present {
  channels: readonly Pick<Channel, 'slug'>[];
  installed: readonly Pick<InstalledExtension, 'slug'>[];
  /** Slugs of plugins that ran when the screen was opened. */
  active: readonly string[];
}

/** Recommended extensions that the shop has not got: what is elsewhere on the screen is not offered again. */
export function getOffers(
  recommended: readonly Recommendation[],
  { channels, installed, active }: Present,
): Recommendation[] {
  const present = new Set([...active, ...[...channels, ...installed].map(({ slug }) => slug)]);
  return uniqueBySlug(recommended.filter(({ slug }) => !present.has(slug)));
}

/** Extensions of the site that are no channels, which have a place of their own. */
export function getOtherExtensions(
  installed: readonly InstalledExtension[],
  channels: readonly Pick<Channel, 'slug'>[],
): InstalledExtension[] {
  return installed.filter(({ slug }) => !channels.some((channel) => channel.slug === slug));
}

export interface OfferCategory extends Label {
  offers: Recommendation[];
}

/** Offers by what they are for, in the order in which the feed has them; one may be in several. */
export function groupOffers(offers: readonly Recommendation[]): OfferCategory[] {
  const categories = new Map<string, OfferCategory>();
  for (const offer of offers) {
    for (const { slug, name } of offer.subcategories) {
      const category = categories.get(slug) ?? { slug, name, offers: [] };
      category.offers.push(offer);
      categories.set(slug, category);
    }
  }
  return [...categories.values()];
}

const uniqueBySlug = (offers: readonly Recommendation[]): Recommendation[] =>
  offers.filter(({ slug }, place) => offers.findIndex((other) => other.slug === slug) === place);
