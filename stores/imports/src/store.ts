import { defineStore, shared } from '@admin/data';
import { deleteImported, fetchStatus, fetchTotals, startImport, stopImport, watchImport } from './sagas';
import { importsSelectors } from './selectors';
import { importsSlice } from './slice';

export const importsStore = defineStore({
  name: 'imports',
  reducer: importsSlice.reducer,
  selectors: importsSelectors,
  actions: { startImport, stopImport, deleteImported, watchImport: shared(watchImport) },
  resolvers: { getImportStatus: fetchStatus, getImportTotals: fetchTotals },
});

declare module '@admin/data' {
  interface StoreMap {
    imports: typeof importsStore;
  }
}
