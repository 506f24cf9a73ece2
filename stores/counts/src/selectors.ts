import type { CountsState } from './slice';

/** The same key for the same statuses in any order. */
export const getOrderCountKey = (statuses?: readonly string[]): string =>
  `orders:${statuses?.toSorted().join(',') ?? 'any'}`;

/** All values are `undefined` until known. */
export const countsSelectors = ({ totals }: CountsState) => ({
  /** How many orders are in one of these statuses, or in any status if omitted. */
  getOrderCount(statuses?: readonly string[]): number | undefined {
    // For an empty list the server would count all orders.
    return statuses?.length === 0 ? 0 : totals[getOrderCountKey(statuses)];
  },

  /** How many published products and variations are low in stock. */
  getLowStockCount: (): number | undefined => totals['lowStock'],

  /** How many reviews are pending moderation. */
  getReviewsOnHoldCount: (): number | undefined => totals['reviewsOnHold'],

  getPublishedProductCount: (): number | undefined => totals['publishedProducts'],
});
