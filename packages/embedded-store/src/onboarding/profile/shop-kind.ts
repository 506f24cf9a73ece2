import type { StoreDatabase } from '../../database';
import { getProfile } from './queries';

/** What follows from what the owner said about the shop. */
export interface ShopKind {
  /** Nothing that it sells is sent in a parcel. */
  isDigital: boolean;
  /** It sells over a counter too. */
  hasCounter: boolean;
  /** It sells hemp, which most services refuse. */
  sellsHemp: boolean;
}

const WITHOUT_PARCEL = ['downloads', 'subscriptions', 'memberships', 'bookings'];
const HEMP = 'cbd-other-hemp-derived-products';

export function getShopKind(db: StoreDatabase): ShopKind {
  const { product_types: kinds = [], selling_venues: venues, industry = [] } = getProfile(db);
  return {
    isDigital: kinds.length > 0 && kinds.every((kind) => WITHOUT_PARCEL.includes(kind)),
    hasCounter: venues?.startsWith('brick-mortar') ?? false,
    sellsHemp: industry.some(({ slug }) => slug === HEMP),
  };
}
