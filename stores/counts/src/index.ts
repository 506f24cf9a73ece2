export { useLowStockCount, useOrdersToFulfilCount, useReviewsOnHoldCount } from './hooks';
export { countsStore } from './store';
