import { defineStore, dedupe } from '@admin/data';
import { createHomepage, fetchPicture, saveLogo, saveNotice, uploadPicture } from './sagas';
import { appearanceSlice, type AppearanceState } from './slice';
import type { Picture } from './types';

const appearanceSelectors = (state: AppearanceState) => ({
  /** A picture by its id in the media library; `undefined` until known. */
  getPicture: (id: number): Picture | undefined => state.pictures[id],
});

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
