import type { StoreDatabase } from '../../database';
import { getBaseCountry, isReachable, getOption } from '../../site';
import types from './product-types.data.json';
import { translateData } from '../../i18n';

interface ProductKind {
  label: string;
  /** Selected by default. */
  default?: boolean;
  /** The marketplace ID of the required extension, if any. */
  product?: number;
}

/** An extension's marketplace listing. */
interface Offer {
  /** In US dollars. */
  yearly_price: number;
  /** HTML. */
  description: string;
  more_url: string;
  /** The plugin's slug. */
  slug: string;
}

export type ProductType = ProductKind & Partial<Offer>;

/** Types of products that a store can sell (contract, section 6.3). */
const KINDS: Readonly<Record<string, ProductKind>> = types.kinds;

const SUBSCRIPTIONS = 27147;
const HEMP = 'cbd-other-hemp-derived-products';

/** The marketplace's response, by extension ID. */
const OFFERS: ReadonlyMap<number, Offer> = new Map(
  Object.entries(types.offers).map(([product, offer]) => [
    Number(product),
    { ...offer, more_url: `https://woocommerce.com/products/${offer.slug}/` },
  ]),
);

/** The product types offered to this store. Prices are unknown if the marketplace is unavailable. */
export function getProductTypes(db: StoreDatabase): Record<string, ProductType> {
  const isOnline = isReachable(db, 'marketplace');
  return Object.fromEntries(
    Object.entries(KINDS).map(([id, kind]) => {
      const { product = id === 'subscriptions' ? findSubscriptions(db) : undefined } = kind;
      const offer = product === undefined || !isOnline ? undefined : OFFERS.get(product);
      return [
        id,
        { ...translateKind(kind), ...(product !== undefined && { product }), ...translateOffer(offer) },
      ];
    }),
  );
}

const translateKind = (kind: ProductKind): ProductKind => ({
  ...kind,
  label: translateData(kind.label),
});

const translateOffer = (offer: Offer | undefined): Offer | undefined =>
  offer && { ...offer, description: translateData(offer.description) };

/** The label of a product type by its extension ID, for the cart. */
export function findKindByProduct(product: number): ProductKind | undefined {
  const found =
    product === SUBSCRIPTIONS
      ? KINDS['subscriptions']
      : Object.values(KINDS).find((kind) => kind.product === product);
  return found && translateKind(found);
}

/**
 * In the United States, the payments provider includes subscriptions, unless it doesn't support the store's products.
 */
function findSubscriptions(db: StoreDatabase): number | undefined {
  const comesAlong = getBaseCountry(db) === 'US' && !sellsHemp(db);
  return comesAlong ? undefined : SUBSCRIPTIONS;
}

function sellsHemp(db: StoreDatabase): boolean {
  const profile = Object(getOption(db, 'woocommerce_onboarding_profile'));
  const industries: unknown = profile['industry'];
  return Array.isArray(industries) && industries.some((industry) => Object(industry)['slug'] === HEMP);
}
