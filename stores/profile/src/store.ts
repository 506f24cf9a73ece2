import { defineStore, dedupe } from '@admin/data';
import {
  applyTheme,
  fetchEmailPrefill,
  fetchFreeExtensions,
  fetchProductTypes,
  fetchProfile,
  detectProfilerSupport,
  updateProfile,
} from './sagas';
import { profileSelectors } from './selectors';
import { industriesReceived, profileEdits, profileReceived, profileSlice, themesReceived } from './slice';

export const profileStore = defineStore({
  name: 'profile',
  reducer: profileEdits.withOptimisticUpdates(profileSlice.reducer),
  selectors: profileSelectors,
  actions: {
    applyTheme: dedupe(applyTheme),
    detectProfilerSupport: dedupe(detectProfilerSupport),
    receiveIndustries: industriesReceived,
    receiveProfile: profileReceived,
    receiveThemes: themesReceived,
    updateProfile,
  },
  resolvers: {
    getEmailPrefill: fetchEmailPrefill,
    getFreeExtensions: fetchFreeExtensions,
    getProductTypes: fetchProductTypes,
    getProfile: fetchProfile,
  },
});

declare module '@admin/data' {
  interface StoreMap {
    profile: typeof profileStore;
  }
}
