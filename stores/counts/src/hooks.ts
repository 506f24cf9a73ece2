import { useSelect } from '@admin/data';
import { useActionableStatuses } from '@admin/store-orders';
import { countsStore } from './store';

/** How many orders are ready to fulfill; `count` is `undefined` until known. */
export function useOrdersToFulfillCount() {
  const { statuses, ...settings } = useActionableStatuses();
  return useSelect((select, resolution) =>
    statuses
      ? {
          count: select(countsStore).getOrderCount(statuses),
          ...resolution(countsStore).getOrderCount(statuses),
        }
      : { count: undefined, ...settings },
  );
}

export function useLowStockCount() {
  return useSelect((select, resolution) => ({
    count: select(countsStore).getLowStockCount(),
    ...resolution(countsStore).getLowStockCount(),
  }));
}

export function useReviewsOnHoldCount() {
  return useSelect((select, resolution) => ({
    count: select(countsStore).getReviewsOnHoldCount(),
    ...resolution(countsStore).getReviewsOnHoldCount(),
  }));
}
