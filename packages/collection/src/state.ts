import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Page } from '@admin/http';
import type { EditsState } from './edits';
import { keyOf, type ListQuery } from './list-query';

export interface Item {
  readonly id: number;
}

/** A change of records by their ids. */
export interface Edit<T> {
  readonly changes: Readonly<Record<number, Partial<T>>>;
}

type Items<T> = Readonly<Record<number, T>>;

/** The answer to a query: ids of records, with the totals of all its pages. */
export interface StoredPage {
  readonly query: ListQuery;
  readonly ids: readonly number[];
  readonly total: number;
  readonly totalPages: number;
}

export interface CollectionState<T> extends EditsState<Edit<T>> {
  /** What the server last told of each record. */
  readonly items: Items<T>;
  /** By `keyOf` the query. */
  readonly pages: Readonly<Record<string, StoredPage>>;
}

/** Keeps a page; what another list told of a record, and this one does not, stays. */
export function addPage<T extends Item>(
  state: CollectionState<T>,
  query: ListQuery,
  { items, total, totalPages }: Page<readonly T[]>,
): CollectionState<T> {
  const page = { query, ids: items.map(({ id }) => id), total, totalPages };
  return {
    ...state,
    items: withItems(state.items, items),
    pages: { ...state.pages, [keyOf(query)]: page },
  };
}

export const withItems = <T extends Item>(known: Items<T>, items: readonly T[]): Items<T> => ({
  ...known,
  ...Object.fromEntries(items.map((item) => [item.id, { ...known[item.id], ...item }])),
});

/** All records as the user should see them, edits under way included. */
export const show = <T extends Item>({ items, pending }: CollectionState<T>): Items<T> =>
  withEdits(items, pending) as Items<T>;

/** Equal state gives the same records; those that no edit touches keep their identity. */
const withEdits = weakMapMemoize((items: Items<Item>, pending: readonly Edit<Item>[]) =>
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
