import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Page } from '@admin/http';
import type { OptimisticState } from './optimistic-updates';
import { toQueryKey, type ListQuery } from './list-query';

export interface Item {
  readonly id: number;
}

/** Changed fields by record id. */
export interface Edit<T> {
  readonly changes: Readonly<Record<number, Partial<T>>>;
}

type Items<T> = Readonly<Record<number, T>>;

/** A loaded page: record ids and totals. */
export interface StoredPage {
  readonly query: ListQuery;
  readonly ids: readonly number[];
  readonly total: number;
  readonly totalPages: number;
}

export interface CollectionState<T> extends OptimisticState<Edit<T>> {
  /** Records as last received from the server. */
  readonly items: Items<T>;
  /** By `toQueryKey(query)`. */
  readonly pages: Readonly<Record<string, StoredPage>>;
}

/** Stores a page. Fields of known records that this page lacks are kept. */
export function addPage<T extends Item>(
  state: CollectionState<T>,
  query: ListQuery,
  { items, total, totalPages }: Page<readonly T[]>,
): CollectionState<T> {
  const page = { query, ids: items.map(({ id }) => id), total, totalPages };
  return {
    ...state,
    items: mergeItems(state.items, items),
    pages: { ...state.pages, [toQueryKey(query)]: page },
  };
}

export const mergeItems = <T extends Item>(stored: Items<T>, items: readonly T[]): Items<T> => ({
  ...stored,
  ...Object.fromEntries(items.map((item) => [item.id, { ...stored[item.id], ...item }])),
});

/** All records with pending edits applied. */
export const selectItems = <T extends Item>({ items, pending }: CollectionState<T>): Items<T> =>
  applyEdits(items, pending) as Items<T>;

/** Memoized. Records without pending edits keep their identity. */
const applyEdits = weakMapMemoize((items: Items<Item>, pending: readonly Edit<Item>[]) =>
  pending.reduce<Items<Item>>(applyEdit, items),
);

const applyEdit = (items: Items<Item>, { changes }: Edit<Item>): Items<Item> => ({
  ...items,
  ...Object.fromEntries(
    Object.entries(changes).flatMap(([id, change]) => {
      const item = items[Number(id)];
      return item ? [[id, { ...item, ...change }]] : [];
    }),
  ),
});
