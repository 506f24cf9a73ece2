import { defineStore, shared } from '@admin/data';
import {
  applyTheme,
  fetchEmailPrefill,
  fetchFreeExtensions,
  fetchProductTypes,
  fetchProfile,
  learnKeepsProfilerAnswers,
  updateProfile,
} from './sagas';
import { profileSelectors } from './selectors';
import { industriesReceived, profileEdits, profileReceived, profileSlice, themesReceived } from './slice';

export const profileStore = defineStore({
  name: 'profile',
  reducer: profileEdits.withEdits(profileSlice.reducer),
  selectors: profileSelectors,
  actions: {
    applyTheme: shared(applyTheme),
    learnKeepsProfilerAnswers: shared(learnKeepsProfilerAnswers),
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
