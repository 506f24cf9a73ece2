import { defineStore } from '@admin/data';
import { changePreference, fetchCurrentUser, updatePreferences } from './sagas';
import { userSelectors } from './selectors';
import { received, userSlice } from './slice';

export const userStore = defineStore({
  name: 'user',
  reducer: userSlice.reducer,
  selectors: userSelectors,
  actions: { updatePreferences, changePreference, receiveCurrentUser: received },
  resolvers: { getCurrentUser: fetchCurrentUser },
});

declare module '@admin/data' {
  interface StoreMap {
    user: typeof userStore;
  }
}
