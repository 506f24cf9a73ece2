import type { CountsState } from './slice';

/** One name for the orders in these statuses, whatever their order. */
export const keyOfOrders = (statuses?: readonly string[]): string =>
  `orders:${statuses?.toSorted().join(',') ?? 'any'}`;

/** All are `undefined` until known. */
export const countsSelectors = ({ totals }: CountsState) => ({
  /** How many orders are in one of these statuses; in any status when left out. */
  getOrderCount(statuses?: readonly string[]): number | undefined {
    // Asked for no status at all, the server would count every order.
    return statuses?.length === 0 ? 0 : totals[keyOfOrders(statuses)];
  },

  /** How many published products and variations are low in stock. */
  getLowStockCount: (): number | undefined => totals['lowStock'],

  /** How many reviews wait for moderation. */
  getReviewsOnHoldCount: (): number | undefined => totals['reviewsOnHold'],

  getPublishedProductCount: (): number | undefined => totals['publishedProducts'],
});
