import { defineStore, dedupe } from '@admin/data';
import { createHomepage, fetchPicture, saveLogo, saveNotice, uploadPicture } from './sagas';
import { appearanceSelectors } from './selectors';
import { appearanceSlice } from './slice';

export const appearanceStore = defineStore({
  name: 'appearance',
  reducer: appearanceSlice.reducer,
  selectors: appearanceSelectors,
  actions: {
    createHomepage: dedupe(createHomepage),
    saveLogo: dedupe(saveLogo),
    saveNotice: dedupe(saveNotice),
    uploadPicture,
  },
  resolvers: { getPicture: fetchPicture },
});

declare module '@admin/data' {
  interface StoreMap {
    appearance: typeof appearanceStore;
  }
}
