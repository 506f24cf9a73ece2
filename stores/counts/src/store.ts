import { defineStore } from '@admin/data';
import {
  countLowStock,
  countOrders,
  countPublishedProducts,
  countReviewsOnHold,
  refreshCounts,
  watchChanges,
} from './sagas';
import { countsSelectors } from './selectors';
import { countsSlice } from './slice';

export const countsStore = defineStore({
  name: 'counts',
  reducer: countsSlice.reducer,
  selectors: countsSelectors,
  actions: { refreshCounts },
  resolvers: {
    getOrderCount: countOrders,
    getLowStockCount: countLowStock,
    getReviewsOnHoldCount: countReviewsOnHold,
    getPublishedProductCount: countPublishedProducts,
  },
  saga: watchChanges,
});

declare module '@admin/data' {
  interface StoreMap {
    counts: typeof countsStore;
  }
}
