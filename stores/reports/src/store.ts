import { defineStore } from '@admin/data';
import { fetchItems, fetchSeries, fetchStats } from './sagas';
import { reportsSelectors } from './selectors';
import { itemsReceived, reportsSlice } from './slice';

export const reportsStore = defineStore({
  name: 'reports',
  reducer: reportsSlice.reducer,
  selectors: reportsSelectors,
  actions: { receiveReportItems: itemsReceived },
  resolvers: { getReportItems: fetchItems, getReportStats: fetchStats, getReportSeries: fetchSeries },
});

declare module '@admin/data' {
  interface StoreMap {
    reports: typeof reportsStore;
  }
}
