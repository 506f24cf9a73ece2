import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { ReadOrder } from './api';
import type { ListedVariation, VariationList, VariationWork } from './types';

/** What is known of one product's variations. */
export interface KnownVariations {
  readonly records: Readonly<Record<number, ListedVariation>>;
  /** What is on show: all there are, or those that were found so far; nothing before the first. */
  readonly list: VariationList | undefined;
  /** Those the reading in progress has come by; they take the place of the list at its end. */
  readonly found: readonly number[];
  /** Where a reading that was interrupted continues. */
  readonly next: { readonly page: number; readonly orderby: ReadOrder };
  /** Somebody had enough of reading. */
  readonly isStopped: boolean;
  /** How many changes were confirmed: tells a page that was requested before one from a newer one. */
  readonly changes: number;
  readonly work: VariationWork | null;
}

export interface VariationsState {
  /** By the product's id. */
  readonly products: Readonly<Record<number, KnownVariations>>;
}

const initialState: VariationsState = { products: {} };

const FIRST_PAGE: KnownVariations['next'] = { page: 1, orderby: 'menu_order' };

export const NOTHING_KNOWN: KnownVariations = {
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

interface ReadPage extends OfProduct, Pick<KnownVariations, 'next'> {
  items: readonly ListedVariation[];
  /** By the server's count. */
  total: number;
}

export const variationsSlice = createSlice({
  name: 'variations',
  initialState,
  reducers: {
    /** A reading that was interrupted continues, any other begins at the first page. */
    readingBegan: (state, { payload: productId }: PayloadAction<number>) =>
      change(state, productId, (known) => {
        const start = known.list?.isComplete ? { ...known, found: [], next: FIRST_PAGE } : known;
        const work = { kind: 'reading', done: start.found.length, total: known.list?.total ?? 0 } as const;
        return { ...start, isStopped: false, work };
      }),
    pageRead: (state, { payload: { productId, items, total, next } }: PayloadAction<ReadPage>) =>
      change(state, productId, (known) => {
        const before = new Set(known.found);
        // One of those with equal places may come again on the next page.
        const found = [...known.found, ...items.map(({ id }) => id).filter((id) => !before.has(id))];
        const records = withRecords(known.records, items);
        const work = { kind: 'reading', done: found.length, total } as const;
        const isShown = !known.list?.isComplete && found.length > 0;
        return {
          ...known,
          records,
          found: large(found),
          next,
          work,
          ...(isShown && { list: toList(records, found, total) }),
        };
      }),
    allRead: (state, { payload: productId }: PayloadAction<number>) =>
      change(state, productId, (known) => {
        const list = { ...toList(known.records, known.found, known.found.length), isComplete: true };
        return { ...known, list, records: withRecords({}, list.items) };
      }),
    readingStopped: (state, { payload: productId }: PayloadAction<number>) =>
      change(state, productId, (known) => ({ ...known, isStopped: true })),
    workWent: (state, { payload }: PayloadAction<OfProduct & { work: VariationWork | null }>) =>
      change(state, payload.productId, (known) => ({ ...known, work: payload.work })),
    /** Records as the server has them now. What nobody has read yet will be read as it is then. */
    variationsReceived: (
      state,
      { payload }: PayloadAction<OfProduct & { records: readonly ListedVariation[] }>,
    ) =>
      change(state, payload.productId, (known) => {
        const records = withRecords(
          known.records,
          payload.records.filter(({ id }) => known.records[id]),
        );
        return { ...known, changes: known.changes + 1, records, list: listAgain(known.list, records) };
      }),
    variationCreated: (state, { payload }: PayloadAction<OfProduct & { record: ListedVariation }>) =>
      change(state, payload.productId, (known) => {
        const changed = { ...known, changes: known.changes + 1 };
        // A reading in progress comes by it.
        if (!known.list?.isComplete) return changed;
        const { items, total } = known.list;
        const list = { items: inOrder([...items, payload.record]), total: total + 1, isComplete: true };
        return { ...changed, records: withRecords(known.records, [payload.record]), list };
      }),
    variationsDeleted: (state, { payload }: PayloadAction<OfProduct & { ids: readonly number[] }>) =>
      change(state, payload.productId, (known) => {
        const gone = new Set(payload.ids);
        const { list, found } = known;
        const items = list?.items.filter(({ id }) => !gone.has(id)) ?? [];
        return {
          ...known,
          changes: known.changes + 1,
          list: list && { ...list, items, total: list.total - (list.items.length - items.length) },
          found: found.filter((id) => !gone.has(id)),
          // Whatever comes after them has moved up by so many places: that page holds others now.
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

/** Replaced as a whole: stand-ins of thousands of variations take time. */
function change(
  draft: Draft<VariationsState>,
  productId: number,
  update: (known: KnownVariations) => KnownVariations,
): VariationsState {
  const state: VariationsState = original(draft) ?? draft;
  const known = update(state.products[productId] ?? NOTHING_KNOWN);
  return { ...state, products: { ...state.products, [productId]: known } };
}

const withRecords = (
  records: KnownVariations['records'],
  changed: readonly ListedVariation[],
): KnownVariations['records'] =>
  large({ ...records, ...Object.fromEntries(changed.map((record) => [record.id, record])) });

const toList = (
  records: KnownVariations['records'],
  ids: readonly number[],
  total: number,
): VariationList => ({
  items: inOrder(ids.flatMap((id) => records[id] ?? [])),
  total,
  isComplete: false,
});

const listAgain = (list: VariationList | undefined, records: KnownVariations['records']) =>
  list && { ...list, items: inOrder(list.items.map((item) => records[item.id] ?? item)) };

/** Those with equal places stay as the server had them. */
const inOrder = (items: readonly ListedVariation[]): readonly ListedVariation[] =>
  large(items.toSorted((a, b) => a.menu_order - b.menu_order));

/** Frozen here and now, so that no action after this one looks through thousands of records to freeze them. */
const large = <T extends object>(all: T): Readonly<T> => Object.freeze(all);
