import type { Channel, InstalledExtension, Label, Recommendation } from './types';

interface Present {
  channels: readonly Pick<Channel, 'slug'>[];
  installed: readonly Pick<InstalledExtension, 'slug'>[];
  /** Slugs of plugins that were active when the screen was opened. */
  active: readonly string[];
}

/** Recommended extensions that the store does not have; those shown elsewhere on the screen are left out. */
export function getOffers(
  recommended: readonly Recommendation[],
  { channels, installed, active }: Present,
): Recommendation[] {
  const present = new Set([...active, ...[...channels, ...installed].map(({ slug }) => slug)]);
  return uniqueBySlug(recommended.filter(({ slug }) => !present.has(slug)));
}

/** Installed extensions that are not channels, which have their own section. */
export function getOtherExtensions(
  installed: readonly InstalledExtension[],
  channels: readonly Pick<Channel, 'slug'>[],
): InstalledExtension[] {
  return installed.filter(({ slug }) => !channels.some((channel) => channel.slug === slug));
}

export interface OfferCategory extends Label {
  offers: Recommendation[];
}

/** Groups offers by category, in the feed's order; an offer may be in several. */
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
