import { defineStore } from '@admin/data';
import { changePreference, fetchCurrentUser, updatePreferences } from './sagas';
import { userSelectors } from './selectors';
import { preferenceEdits, received, userSlice } from './slice';

export const userStore = defineStore({
  name: 'user',
  reducer: preferenceEdits.withOptimisticUpdates(userSlice.reducer),
  selectors: userSelectors,
  actions: { updatePreferences, changePreference, receiveCurrentUser: received },
  resolvers: { getCurrentUser: fetchCurrentUser },
});

declare module '@admin/data' {
  interface StoreMap {
    user: typeof userStore;
  }
}
