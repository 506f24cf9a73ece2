import { weakMapMemoize } from '@reduxjs/toolkit';
import { toQueryKey, type ListQuery } from './list-query';
import { selectItems, type CollectionState, type Item, type StoredPage } from './state';

/** A page of records with pending edits applied. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** The total across all pages. */
  readonly total: number;
  readonly totalPages: number;
}

/** Whether an edited record still matches a query. */
export type MatchesQuery<T> = (item: T, query: ListQuery) => boolean;

/** Creates a memoized selector of the page for a query; it returns `undefined` until the page is loaded. */
export function createPageSelector<T extends Item>(matches: MatchesQuery<T> = () => true) {
  const selectPage = weakMapMemoize(
    (items: Readonly<Record<number, T>>, { ids, query, total, totalPages }: StoredPage): ListPage<T> => {
      const loaded = ids.flatMap((id) => items[id] ?? []);
      const shown = loaded.filter((item) => matches(item, query));
      // Records that an edit removed from the list are not counted.
      return { items: shown, total: total - (loaded.length - shown.length), totalPages };
    },
  );
  return (state: CollectionState<T>, query: ListQuery): ListPage<T> | undefined => {
    const page = state.pages[toQueryKey(query)];
    return page && selectPage(selectItems(state), page);
  };
}
