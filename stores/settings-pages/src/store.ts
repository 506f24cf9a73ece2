import { defineStore } from '@admin/data';
import { fetchPages, readGroup } from './sagas';
import { settingsPagesSlice, type SettingsPagesState } from './slice';
import type { SettingsPage } from './types';

const settingsPagesSelectors = (state: SettingsPagesState) => ({
  /** All settings pages in the host's order; `null` until known. */
  getPages: (): readonly SettingsPage[] | null => state.pages,

  /** Whether the settings store has a group's values and definitions; selecting it fetches both, in one request. */
  isGroupRead: (group: string): boolean => state.groups.includes(group),
});

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
