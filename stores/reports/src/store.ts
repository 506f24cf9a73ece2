import { defineStore } from '@admin/data';
import { fetchCategoryNames, fetchReport, readReport } from './sagas';
import { reportsSelectors } from './selectors';
import { reportReceived, reportsSlice } from './slice';

export const reportsStore = defineStore({
  name: 'reports',
  reducer: reportsSlice.reducer,
  selectors: reportsSelectors,
  actions: { receiveReport: reportReceived, readReport },
  resolvers: { getReport: fetchReport, getCategoryNames: fetchCategoryNames },
});

declare module '@admin/data' {
  interface StoreMap {
    reports: typeof reportsStore;
  }
}
