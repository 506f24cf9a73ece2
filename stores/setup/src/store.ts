import { defineStore, dedupe } from '@admin/data';
import { setUpInBackground } from './background';
import { completeStep, fetchCompletedSteps, saveLocation } from './sagas';
import { setupSelectors } from './selectors';
import { pageReceived, setupSlice } from './slice';

export const setupStore = defineStore({
  name: 'setup',
  reducer: setupSlice.reducer,
  selectors: setupSelectors,
  actions: {
    completeStep,
    receivePage: pageReceived,
    saveLocation,
    setUpInBackground: dedupe(setUpInBackground),
  },
  resolvers: { getCompletedSteps: fetchCompletedSteps },
});

declare module '@admin/data' {
  interface StoreMap {
    setup: typeof setupStore;
  }
}
