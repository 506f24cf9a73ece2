import { defineStore } from '@admin/data';
import {
  createErrorNotice,
  createNotice,
  createSuccessNotice,
  fetchQueuedNotices,
  removeErrors,
  removeNotice,
  notifyChangedNames,
} from './sagas';
import { noticesSelectors } from './selectors';
import { noticesSlice } from './slice';

export const noticesStore = defineStore({
  name: 'notices',
  reducer: noticesSlice.reducer,
  selectors: noticesSelectors,
  actions: {
    createNotice,
    createSuccessNotice,
    createErrorNotice,
    removeErrors,
    removeNotice,
    notifyChangedNames,
  },
  resolvers: { getNotices: fetchQueuedNotices },
});

declare module '@admin/data' {
  interface StoreMap {
    notices: typeof noticesStore;
  }
}
