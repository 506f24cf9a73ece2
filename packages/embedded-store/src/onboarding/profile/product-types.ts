import type { StoreDatabase } from '../../database';
import { getBaseCountry, isReachable, getOption } from '../../site';
import types from './product-types.data.json';

interface KindOfProducts {
  label: string;
  /** Ticked to begin with. */
  default?: boolean;
  /** Number of the extension in the marketplace, for kinds that need one. */
  product?: number;
}

/** What the marketplace says of an extension. */
interface Offer {
  /** Dollars. */
  yearly_price: number;
  /** HTML. */
  description: string;
  more_url: string;
  /** Its folder. */
  slug: string;
}

export type ProductType = KindOfProducts & Partial<Offer>;

/** Kinds of products a shop may want to sell (contract, section 6.3). */
const KINDS: Readonly<Record<string, KindOfProducts>> = types.kinds;

const SUBSCRIPTIONS = 27147;
const HEMP = 'cbd-other-hemp-derived-products';

/** What the marketplace answers while it can be reached, by number. */
const OFFERS: ReadonlyMap<number, Offer> = new Map(
  Object.entries(types.offers).map(([product, offer]) => [
    Number(product),
    { ...offer, more_url: `https://woocommerce.com/products/${offer.slug}/` },
  ]),
);

/** The kinds as they are offered to this shop. Without the marketplace nobody knows what they cost. */
export function getProductTypes(db: StoreDatabase): Record<string, ProductType> {
  const isOnline = isReachable(db, 'marketplace');
  return Object.fromEntries(
    Object.entries(KINDS).map(([id, kind]) => {
      const { product = id === 'subscriptions' ? findSubscriptions(db) : undefined } = kind;
      const known = product === undefined || !isOnline ? undefined : OFFERS.get(product);
      return [id, { ...kind, ...(product !== undefined && { product }), ...known }];
    }),
  );
}

/** The label of a kind by the number of its extension, for the cart. */
export function findKindByProduct(product: number): KindOfProducts | undefined {
  if (product === SUBSCRIPTIONS) return KINDS['subscriptions'];
  return Object.values(KINDS).find((kind) => kind.product === product);
}

/** In the United States the payments provider brings them along, unless it refuses what the shop sells. */
function findSubscriptions(db: StoreDatabase): number | undefined {
  const comesAlong = getBaseCountry(db) === 'US' && !sellsHemp(db);
  return comesAlong ? undefined : SUBSCRIPTIONS;
}

function sellsHemp(db: StoreDatabase): boolean {
  const profile = Object(getOption(db, 'woocommerce_onboarding_profile'));
  const industries: unknown = profile['industry'];
  return Array.isArray(industries) && industries.some((industry) => Object(industry)['slug'] === HEMP);
}
