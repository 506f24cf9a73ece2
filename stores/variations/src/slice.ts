import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { ReadOrder } from './api';
import type { ListedVariation, VariationList, VariationWork } from './types';

/** The loaded variations of one product. */
export interface LoadedVariations {
  readonly records: Readonly<Record<number, ListedVariation>>;
  /** The visible list: all variations, or those loaded so far; `undefined` before the first page. */
  readonly list: VariationList | undefined;
  /** Ids found by the current read; they replace the list at its end. */
  readonly found: readonly number[];
  /** Where an interrupted read continues. */
  readonly next: { readonly page: number; readonly orderby: ReadOrder };
  /** The user stopped reading. */
  readonly isStopped: boolean;
  /** Number of confirmed changes; detects pages that were requested before a change. */
  readonly changes: number;
  readonly work: VariationWork | null;
}

export interface VariationsState {
  /** By product id. */
  readonly products: Readonly<Record<number, LoadedVariations>>;
}

const initialState: VariationsState = { products: {} };

const FIRST_PAGE: LoadedVariations['next'] = { page: 1, orderby: 'menu_order' };

export const EMPTY_VARIATIONS: LoadedVariations = {
  records: {},
  list: undefined,
  found: [],
  next: FIRST_PAGE,
  isStopped: false,
  changes: 0,
  work: null,
};

interface OfProduct {
  productId: number;
}

interface ReadPage extends OfProduct, Pick<LoadedVariations, 'next'> {
  items: readonly ListedVariation[];
  /** The server's total. */
  total: number;
}

export const variationsSlice = createSlice({
  name: 'variations',
  initialState,
  reducers: {
    /** Continues an interrupted read; otherwise starts at the first page. */
    readingBegan: (state, { payload: productId }: PayloadAction<number>) =>
      change(state, productId, (loaded) => {
        const start = loaded.list?.isComplete ? { ...loaded, found: [], next: FIRST_PAGE } : loaded;
        const work = { kind: 'reading', done: start.found.length, total: loaded.list?.total ?? 0 } as const;
        return { ...start, isStopped: false, work };
      }),
    pageRead: (state, { payload: { productId, items, total, next } }: PayloadAction<ReadPage>) =>
      change(state, productId, (loaded) => {
        const before = new Set(loaded.found);
        // Variations with equal positions may be repeated on the next page.
        const found = [...loaded.found, ...items.map(({ id }) => id).filter((id) => !before.has(id))];
        const records = withRecords(loaded.records, items);
        const work = { kind: 'reading', done: found.length, total } as const;
        const isShown = !loaded.list?.isComplete && found.length > 0;
        return {
          ...loaded,
          records,
          found: large(found),
          next,
          work,
          ...(isShown && { list: toList(records, found, total) }),
        };
      }),
    allRead: (state, { payload: productId }: PayloadAction<number>) =>
      change(state, productId, (loaded) => {
        const list = { ...toList(loaded.records, loaded.found, loaded.found.length), isComplete: true };
        return { ...loaded, list, records: withRecords({}, list.items) };
      }),
    readingStopped: (state, { payload: productId }: PayloadAction<number>) =>
      change(state, productId, (loaded) => ({ ...loaded, isStopped: true })),
    workWent: (state, { payload }: PayloadAction<OfProduct & { work: VariationWork | null }>) =>
      change(state, payload.productId, (loaded) => ({ ...loaded, work: payload.work })),
    /** Current records from the server. Variations not loaded yet are ignored, since they will be read later. */
    variationsReceived: (
      state,
      { payload }: PayloadAction<OfProduct & { records: readonly ListedVariation[] }>,
    ) =>
      change(state, payload.productId, (loaded) => {
        const records = withRecords(
          loaded.records,
          payload.records.filter(({ id }) => loaded.records[id]),
        );
        return { ...loaded, changes: loaded.changes + 1, records, list: listAgain(loaded.list, records) };
      }),
    variationCreated: (state, { payload }: PayloadAction<OfProduct & { record: ListedVariation }>) =>
      change(state, payload.productId, (loaded) => {
        const changed = { ...loaded, changes: loaded.changes + 1 };
        // A read in progress will include it.
        if (!loaded.list?.isComplete) return changed;
        const { items, total } = loaded.list;
        const list = { items: inOrder([...items, payload.record]), total: total + 1, isComplete: true };
        return { ...changed, records: withRecords(loaded.records, [payload.record]), list };
      }),
    variationsDeleted: (state, { payload }: PayloadAction<OfProduct & { ids: readonly number[] }>) =>
      change(state, payload.productId, (loaded) => {
        const deletedIds = new Set(payload.ids);
        const { list, found } = loaded;
        const items = list?.items.filter(({ id }) => !deletedIds.has(id)) ?? [];
        return {
          ...loaded,
          changes: loaded.changes + 1,
          list: list && { ...list, items, total: list.total - (list.items.length - items.length) },
          found: found.filter((id) => !deletedIds.has(id)),
          // Deletions shift the following pages, so an interrupted read starts again.
          ...(!list?.isComplete && { next: FIRST_PAGE }),
        };
      }),
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

/** Replaced as a whole: Immer drafts of thousands of variations are slow. */
function change(
  draft: Draft<VariationsState>,
  productId: number,
  update: (loaded: LoadedVariations) => LoadedVariations,
): VariationsState {
  const state: VariationsState = original(draft) ?? draft;
  const loaded = update(state.products[productId] ?? EMPTY_VARIATIONS);
  return { ...state, products: { ...state.products, [productId]: loaded } };
}

const withRecords = (
  records: LoadedVariations['records'],
  changed: readonly ListedVariation[],
): LoadedVariations['records'] =>
  large({ ...records, ...Object.fromEntries(changed.map((record) => [record.id, record])) });

const toList = (
  records: LoadedVariations['records'],
  ids: readonly number[],
  total: number,
): VariationList => ({
  items: inOrder(ids.flatMap((id) => records[id] ?? [])),
  total,
  isComplete: false,
});

const listAgain = (list: VariationList | undefined, records: LoadedVariations['records']) =>
  list && { ...list, items: inOrder(list.items.map((item) => records[item.id] ?? item)) };

/** Variations with equal positions keep the server's order. */
const inOrder = (items: readonly ListedVariation[]): readonly ListedVariation[] =>
  large(items.toSorted((a, b) => a.menu_order - b.menu_order));

/** Frozen here, so that Immer does not traverse thousands of records to freeze them. */
const large = <T extends object>(all: T): Readonly<T> => Object.freeze(all);
