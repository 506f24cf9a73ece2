export { useLowStockCount, useOrdersToFulfillCount, useReviewsOnHoldCount } from './hooks';
export { countsStore } from './store';
