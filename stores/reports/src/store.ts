import { defineStore } from '@admin/data';
import { fetchCategoryNames, fetchItems, fetchSeries, fetchStats } from './sagas';
import { reportsSelectors } from './selectors';
import { itemsReceived, reportsSlice } from './slice';

export const reportsStore = defineStore({
  name: 'reports',
  reducer: reportsSlice.reducer,
  selectors: reportsSelectors,
  actions: { receiveReportItems: itemsReceived },
  resolvers: {
    getReportItems: fetchItems,
    getReportStats: fetchStats,
    getReportSeries: fetchSeries,
    getCategoryNames: fetchCategoryNames,
  },
});

declare module '@admin/data' {
  interface StoreMap {
    reports: typeof reportsStore;
  }
}
