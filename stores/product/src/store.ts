import { defineStore, dedupe } from '@admin/data';
import { duplicate } from './copy';
import { persistDrafts } from './persist-drafts';
import { readHostForm, readRecord } from './sagas';
import { save } from './save';
import { productSelectors } from './selectors';
import {
  conflictResolved,
  creationForgotten,
  discarded,
  edited,
  productSlice,
  redone,
  undone,
  variationsConfirmed,
  variationsEdited,
} from './slice';
import { restore, trash } from './trash';

export const productStore = defineStore({
  name: 'product',
  reducer: productSlice.reducer,
  selectors: productSelectors,
  actions: {
    edit: edited,
    editVariations: variationsEdited,
    undo: undone,
    redo: redone,
    discard: discarded,
    save,
    resolveConflict: conflictResolved,
    forgetCreated: creationForgotten,
    duplicate: dedupe(duplicate),
    trash: dedupe(trash),
    restore: dedupe(restore),
  },
  resolvers: { getRecord: readRecord, getHostForm: readHostForm },
  saga: persistDrafts,
});

declare module '@admin/data' {
  interface StoreMap {
    product: typeof productStore;
  }
}

/** Dispatched when the server saved or refused edits of variations, for stores that list them. */
export const variationsSaved = variationsConfirmed;
