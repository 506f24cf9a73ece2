import { defineStore, dedupe } from '@admin/data';
import {
  runHostUpdateNow,
  deleteImported,
  fetchSchedule,
  fetchStatus,
  fetchTotals,
  retryFailedImports,
  startImport,
  stopImport,
  watchImport,
  watchUpdate,
} from './sagas';
import { importsSelectors } from './selectors';
import { importsSlice } from './slice';

export const importsStore = defineStore({
  name: 'imports',
  reducer: importsSlice.reducer,
  selectors: importsSelectors,
  actions: {
    startImport,
    stopImport,
    deleteImported,
    watchImport: dedupe(watchImport),
    runHostUpdateNow,
    retryFailedImports,
    watchUpdate: dedupe(watchUpdate),
  },
  resolvers: {
    getImportStatus: fetchStatus,
    getImportTotals: fetchTotals,
    getImportSchedule: fetchSchedule,
  },
});

declare module '@admin/data' {
  interface StoreMap {
    imports: typeof importsStore;
  }
}
