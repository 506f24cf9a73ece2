export {
  useLowStockCount,
  useOrderCount,
  useOrdersToFulfilCount,
  usePublishedProductCount,
  useReviewsOnHoldCount,
} from './hooks';
export { countsStore } from './store';
