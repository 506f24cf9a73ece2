import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { CancelledError, put, request, select, type Saga } from '@admin/data';
import type { Page } from '@admin/http';
import { createOptimisticUpdates, type Pending } from './optimistic-updates';
import type { ListQuery } from './list-query';
import { createPageSelector, type MatchesQuery } from './page-selector';
import { addPage, selectItems, mergeItems, type CollectionState, type Edit, type Item } from './state';

/** Changed fields by record id. */
export type Changes<T> = Readonly<Record<number, Partial<T>>>;

/**
 * Creates the reducer, selectors and sagas of a store of records that are listed in pages, with optimistic
 * updates.
 * @param name the store's name
 * @param belongs whether a record still matches a query after an edit; defaults to always
 */
export function createCollection<T extends Item>(name: string, belongs?: MatchesQuery<T>) {
  const pageReceived = createAction<{ query: ListQuery; page: Page<readonly T[]> }>(`${name}/pageReceived`);
  const edits = createOptimisticUpdates<CollectionState<T>, Edit<T>, readonly T[]>({
    name,
    getKeys: ({ changes }) => Object.keys(changes),
    merge: (state, confirmed) => ({ ...state, items: mergeItems(state.items, confirmed) }),
  });

  const initialState: CollectionState<T> = { items: {}, pages: {}, ...edits.initialState };

  const reducer = edits.withOptimisticUpdates((state = initialState, action: UnknownAction) =>
    pageReceived.match(action) ? addPage(state, action.payload.query, action.payload.page) : state,
  );

  /**
   * Fetches a page. Repeats the request if an edit was confirmed meanwhile, since the response may be
   * outdated.
   */
  const readPage = <Q extends ListQuery>(
    fetch: (signal: AbortSignal, query: Q) => Promise<Page<readonly T[]>>,
    query: Q,
  ): Saga<Page<readonly T[]>> => edits.readFresh(() => request(fetch, query));

  /** Fetches a page and stores it. */
  function* fetchPage<Q extends ListQuery>(
    fetch: (signal: AbortSignal, query: Q) => Promise<Page<readonly T[]>>,
    query: Q,
  ): Saga {
    yield* put(pageReceived({ query, page: yield* readPage(fetch, query) }));
  }

  /**
   * Applies changes optimistically while `save` runs, then stores the records it returns. Edits of the same
   * record are saved one after another.
   * @param latestOnly skip an edit if a later pending edit overwrites the same fields
   * @throws what `save` throws, after removing the changes; CancelledError if the edit was skipped
   */
  function* withEdit(
    changes: Changes<T>,
    save: () => Saga<readonly T[]>,
    { latestOnly = false } = {},
  ): Saga<readonly T[]> {
    return yield* edits.save({ changes }, function* (edit) {
      if (latestOnly && isSuperseded(yield* select(edits.selectState), edit))
        throw new CancelledError('A later edit of the same thing is saved instead.');
      return yield* save();
    });
  }

  /** A record with pending edits applied; `undefined` if it was not loaded. */
  const getItem = (state: CollectionState<T>, id: number): T | undefined => selectItems(state)[id];

  const isSaving = ({ pending }: CollectionState<T>, id: number): boolean =>
    pending.some(({ changes }) => id in changes);

  return {
    reducer,
    selectState: edits.selectState,
    receivePage: pageReceived,
    getItem,
    getPage: createPageSelector(belongs),
    isSaving,
    readPage,
    fetchPage,
    withEdit,
    isConfirmation: edits.isConfirmation,
  };
}

/** Whether a later pending edit overwrites all fields of this edit. */
function isSuperseded<T>({ pending }: CollectionState<T>, { id, changes }: Pending<Edit<T>>): boolean {
  const later = pending.slice(pending.findIndex((edit) => edit.id === id) + 1);
  return later.some((edit) =>
    Object.entries(changes).every(([target, members]) => {
      const replacing = edit.changes[Number(target)];
      return replacing && Object.keys(members ?? {}).every((member) => member in replacing);
    }),
  );
}
