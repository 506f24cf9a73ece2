import { weakMapMemoize } from '@reduxjs/toolkit';
import { keyOf, type ListQuery } from './list-query';
import { show, type CollectionState, type Item, type StoredPage } from './state';

/** A page as the user should see it, edits under way included. */
export interface ShownPage<T> {
  readonly items: readonly T[];
  /** Of all pages together. */
  readonly total: number;
  readonly totalPages: number;
}

/** Whether a record, now that it was changed, is still part of the answer to a query. */
export type Belongs<T> = (item: T, query: ListQuery) => boolean;

/** Reads the answer to a query, `undefined` until known; equal state gives the same page. */
export function createPageReader<T extends Item>(belongs: Belongs<T> = () => true) {
  const toShown = weakMapMemoize(
    (items: Readonly<Record<number, T>>, { ids, query, total, totalPages }: StoredPage): ShownPage<T> => {
      const known = ids.flatMap((id) => items[id] ?? []);
      const shown = known.filter((item) => belongs(item, query));
      // What an edit moved out of the list is not counted either.
      return { items: shown, total: total - (known.length - shown.length), totalPages };
    },
  );
  return (state: CollectionState<T>, query: ListQuery): ShownPage<T> | undefined => {
    const page = state.pages[keyOf(query)];
    return page && toShown(show(state), page);
  };
}
