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
import { noticesSlice, type NoticesState } from './slice';
import type { StoredNotice } from './types';

const noticesSelectors = (state: NoticesState) => ({
  /** The notices to show, oldest first, including those of the stored queue. */
  getNotices: (): readonly StoredNotice[] => state.notices,
});

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
