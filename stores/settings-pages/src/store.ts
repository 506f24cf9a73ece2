import { defineStore } from '@admin/data';
import { fetchPages, readGroup } from './sagas';
import { settingsPagesSelectors } from './selectors';
import { settingsPagesSlice } from './slice';

export const settingsPagesStore = defineStore({
  name: 'settings-pages',
  reducer: settingsPagesSlice.reducer,
  selectors: settingsPagesSelectors,
  actions: {},
  resolvers: { getPages: fetchPages, isGroupRead: readGroup },
});

declare module '@admin/data' {
  interface StoreMap {
    'settings-pages': typeof settingsPagesStore;
  }
}
