import { defineStore, shared } from '@admin/data';
import {
  applyTheme,
  fetchEmailPrefill,
  fetchFreeExtensions,
  fetchProductTypes,
  fetchProfile,
  updateProfile,
} from './sagas';
import { profileSelectors } from './selectors';
import { profileReceived, profileSlice, themesReceived } from './slice';

export const profileStore = defineStore({
  name: 'profile',
  reducer: profileSlice.reducer,
  selectors: profileSelectors,
  actions: {
    applyTheme: shared(applyTheme),
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
