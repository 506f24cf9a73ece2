import { defineStore, dedupe } from '@admin/data';
import { createHomepage, fetchImage, saveLogo, saveNotice, uploadImage } from './sagas';
import { appearanceSlice, type AppearanceState } from './slice';
import type { Image } from './types';

const appearanceSelectors = (state: AppearanceState) => ({
  /** An image by its id in the media library; `undefined` until known. */
  getImage: (id: number): Image | undefined => state.images[id],
});

export const appearanceStore = defineStore({
  name: 'appearance',
  reducer: appearanceSlice.reducer,
  selectors: appearanceSelectors,
  actions: {
    createHomepage: dedupe(createHomepage),
    saveLogo: dedupe(saveLogo),
    saveNotice: dedupe(saveNotice),
    uploadImage,
  },
  resolvers: { getImage: fetchImage },
});

declare module '@admin/data' {
  interface StoreMap {
    appearance: typeof appearanceStore;
  }
}
