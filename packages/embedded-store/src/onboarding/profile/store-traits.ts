import type { StoreDatabase } from '../../database';
import { getProfile } from './queries';

/** Properties derived from the store's profile. */
export interface StoreTraits {
  /** Nothing that it sells needs shipping. */
  isDigital: boolean;
  /** It also sells in person. */
  hasCounter: boolean;
  /** It sells hemp, which most services don't support. */
  sellsHemp: boolean;
}

const WITHOUT_PARCEL = ['downloads', 'subscriptions', 'memberships', 'bookings'];
const HEMP = 'cbd-other-hemp-derived-products';

export function getStoreTraits(db: StoreDatabase): StoreTraits {
  const { product_types: kinds = [], selling_venues: venues, industry = [] } = getProfile(db);
  return {
    isDigital: kinds.length > 0 && kinds.every((kind) => WITHOUT_PARCEL.includes(kind)),
    hasCounter: venues?.startsWith('brick-mortar') ?? false,
    sellsHemp: industry.some(({ slug }) => slug === HEMP),
  };
}
