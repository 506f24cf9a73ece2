import { defineStore } from '@admin/data';
import { fetchItem, uploadFile } from './sagas';
import { mediaSelectors } from './selectors';
import { mediaSlice, uploadEnded, uploadRetried } from './slice';

export const mediaStore = defineStore({
  name: 'media',
  reducer: mediaSlice.reducer,
  selectors: mediaSelectors,
  actions: { uploadFile, retryUpload: uploadRetried, dismissUpload: uploadEnded },
  resolvers: { getItem: fetchItem },
});

declare module '@admin/data' {
  interface StoreMap {
    media: typeof mediaStore;
  }
}
