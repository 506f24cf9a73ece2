import { defineStore } from '@admin/data';
import { ensureGroup, fetchGroup, updateSettings } from './sagas';
import { settingsSelectors } from './selectors';
import { received, settingsEdits, settingsSlice } from './slice';

export const settingsStore = defineStore({
  name: 'settings',
  reducer: settingsEdits.withOptimisticUpdates(settingsSlice.reducer),
  selectors: settingsSelectors,
  actions: { updateSettings, receiveSettings: received },
  resolvers: { getSettings: fetchGroup, getSetting: ensureGroup, getDefinitions: fetchGroup },
});

declare module '@admin/data' {
  interface StoreMap {
    settings: typeof settingsStore;
  }
}
