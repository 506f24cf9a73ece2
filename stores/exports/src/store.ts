import { defineStore } from '@admin/data';
import { cancelExport, exportTable, resumeExport } from './sagas';
import { exportsSlice, type ExportsState } from './slice';
import type { ExportState } from './types';

export const exportsStore = defineStore({
  name: 'exports',
  reducer: exportsSlice.reducer,
  selectors: (state: ExportsState) => ({
    /** An export in progress, or the last one of its report; `undefined` when there is none. */
    getExport: (id: string): ExportState | undefined => state.exports[id],
  }),
  actions: { exportTable, resumeExport, cancelExport },
  resolvers: {},
});

declare module '@admin/data' {
  interface StoreMap {
    exports: typeof exportsStore;
  }
}
