import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReadOrder } from './api';
import type { ListedVariation, VariationWork } from './types';

/** What is known of one product's variations. */
export interface KnownVariations {
  records: Record<number, ListedVariation>;
  /** All there are, once that is known. */
  ids: number[];
  isComplete: boolean;
  /** Those the reading under way has come by; they take the place of `ids` at its end. */
  found: number[];
  /** By the server's count. */
  total: number;
  /** Where a reading that was interrupted goes on. */
  next: { page: number; orderby: ReadOrder };
  /** Somebody had enough of reading. */
  isStopped: boolean;
  /** How many changes were confirmed: tells a page that was asked for before one from a newer one. */
  changes: number;
  work: VariationWork | null;
}

export interface VariationsState {
  /** By the product's id. */
  products: Record<number, KnownVariations>;
}

const initialState: VariationsState = { products: {} };

const FIRST: KnownVariations['next'] = { page: 1, orderby: 'menu_order' };

export const NOTHING_KNOWN: KnownVariations = {
  records: {},
  ids: [],
  isComplete: false,
  found: [],
  total: 0,
  next: FIRST,
  isStopped: false,
  changes: 0,
  work: null,
};

interface OfProduct {
  productId: number;
}

interface ReadPage extends OfProduct, Pick<KnownVariations, 'total' | 'next'> {
  items: ListedVariation[];
}

export const variationsSlice = createSlice({
  name: 'variations',
  initialState,
  reducers: {
    /** A reading that was interrupted goes on, any other begins at the first page. */
    readingBegan({ products }, { payload: productId }: PayloadAction<number>) {
      const known = (products[productId] ??= NOTHING_KNOWN);
      const goesOn = !known.isComplete;
      products[productId] = {
        ...known,
        ...(!goesOn && { found: [], next: FIRST }),
        isStopped: false,
        work: { kind: 'reading', done: goesOn ? known.found.length : 0, total: known.total },
      };
    },
    pageRead({ products }, { payload: { productId, items, total, next } }: PayloadAction<ReadPage>) {
      const known = products[productId];
      if (!known) return;
      const before = new Set(known.found);
      // One of those with equal places may come again on the next page.
      known.found.push(...items.map(({ id }) => id).filter((id) => !before.has(id)));
      for (const item of items) known.records[item.id] = item;
      known.next = next;
      if (!known.isComplete) known.total = total;
      known.work = { kind: 'reading', done: known.found.length, total };
    },
    allRead({ products }, { payload: productId }: PayloadAction<number>) {
      const known = products[productId];
      if (!known) return;
      const { found, records } = known;
      Object.assign(known, {
        ids: found,
        isComplete: true,
        total: found.length,
        records: Object.fromEntries(found.flatMap((id) => (records[id] ? [[id, records[id]]] : []))),
      });
    },
    readingStopped({ products }, { payload: productId }: PayloadAction<number>) {
      const known = products[productId];
      if (known) known.isStopped = true;
    },
    workWent({ products }, { payload }: PayloadAction<OfProduct & { work: VariationWork | null }>) {
      const known = (products[payload.productId] ??= NOTHING_KNOWN);
      products[payload.productId] = { ...known, work: payload.work };
    },
    /** Records as the server has them now. */
    variationsReceived(
      { products },
      { payload }: PayloadAction<OfProduct & { records: readonly ListedVariation[] }>,
    ) {
      const known = products[payload.productId];
      // What nobody has read yet will be read as it is now.
      if (!known) return;
      known.changes += 1;
      for (const record of payload.records) {
        if (known.records[record.id]) known.records[record.id] = record;
      }
    },
    variationCreated({ products }, { payload }: PayloadAction<OfProduct & { record: ListedVariation }>) {
      const known = products[payload.productId];
      if (!known) return;
      known.changes += 1;
      // A reading under way comes by it.
      if (!known.isComplete) return;
      known.records[payload.record.id] = payload.record;
      known.ids.push(payload.record.id);
      known.total += 1;
    },
    variationsDeleted({ products }, { payload }: PayloadAction<OfProduct & { ids: readonly number[] }>) {
      const known = products[payload.productId];
      if (!known) return;
      const gone = new Set(payload.ids);
      const stays = (id: number) => !gone.has(id);
      known.changes += 1;
      known.total -= (known.isComplete ? known.ids : known.found).filter((id) => gone.has(id)).length;
      known.ids = known.ids.filter(stays);
      known.found = known.found.filter(stays);
      for (const id of payload.ids) delete known.records[id];
      // Whatever comes after them has moved up by so many places: that page holds others now.
      if (!known.isComplete) known.next = FIRST;
    },
  },
});

export const {
  allRead,
  pageRead,
  readingBegan,
  readingStopped,
  variationCreated,
  variationsDeleted,
  variationsReceived,
  workWent,
} = variationsSlice.actions;
