import type { StoreDatabase } from '../../database';
import { getBaseCountry } from '../base-country';
import { isReachable } from '../connections';
import { getOption } from '../options';

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
const KINDS: Readonly<Record<string, KindOfProducts>> = {
  physical: { label: 'Physical products', default: true },
  downloads: { label: 'Downloads' },
  subscriptions: { label: 'Subscriptions' },
  memberships: { label: 'Memberships', product: 958589 },
  bookings: { label: 'Bookings', product: 390890 },
  'product-bundles': { label: 'Bundles', product: 18716 },
  'product-add-ons': { label: 'Customizable products', product: 18618 },
};

const SUBSCRIPTIONS = 27147;
const HEMP = 'cbd-other-hemp-derived-products';

const offer = (slug: string, yearly_price: number, description: string): Offer => ({
  yearly_price,
  description,
  more_url: `https://woocommerce.com/products/${slug}/`,
  slug,
});

/** What the marketplace answers while it can be reached, by number. */
const OFFERS: ReadonlyMap<number, Offer> = new Map([
  [
    SUBSCRIPTIONS,
    offer('woocommerce-subscriptions', 239, '<p>Charge customers again every week, month or year.</p>'),
  ],
  [958589, offer('woocommerce-memberships', 199, '<p>Pages, prices and products for members only.</p>')],
  [390890, offer('woocommerce-bookings', 249, '<p>Let customers book a time, a room or a seat.</p>')],
  [
    18716,
    offer(
      'woocommerce-product-bundles',
      59,
      '<p>Sell several products together, at a price of their own.</p>',
    ),
  ],
  [18618, offer('woocommerce-product-addons', 59, '<p>Ask for an engraving, a gift wrap or a note.</p>')],
]);

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
