import { defineStore } from '@admin/data';
import {
  createErrorNotice,
  createNotice,
  createSuccessNotice,
  fetchQueuedNotices,
  removeErrors,
  removeNotice,
  tellChangedNames,
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
    tellChangedNames,
  },
  resolvers: { getNotices: fetchQueuedNotices },
});

declare module '@admin/data' {
  interface StoreMap {
    notices: typeof noticesStore;
  }
}
