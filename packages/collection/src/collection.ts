import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { CancelledError, put, request, select, type Saga } from '@admin/data';
import type { Page } from '@admin/http';
import { createEdits, type Pending } from './edits';
import type { ListQuery } from './list-query';
import { createPageReader, type Belongs } from './read';
import { addPage, show, withItems, type CollectionState, type Edit, type Item } from './state';

/** Changes of records by their ids. */
export type Changes<T> = Readonly<Record<number, Partial<T>>>;

/**
 * Records of one kind in pages by query, with edits on top: the reducer of the store `name`, what its
 * selectors read and the sagas its operations are made of.
 * @param belongs whether a record is still part of the answer to a query after an edit; it always is
 *   when left out
 */
export function createCollection<T extends Item>(name: string, belongs?: Belongs<T>) {
  const pageReceived = createAction<{ query: ListQuery; page: Page<readonly T[]> }>(`${name}/pageReceived`);
  const edits = createEdits<CollectionState<T>, Edit<T>, readonly T[]>({
    name,
    getKeys: ({ changes }) => Object.keys(changes),
    merge: (state, confirmed) => ({ ...state, items: withItems(state.items, confirmed) }),
  });

  const initialState: CollectionState<T> = { items: {}, pages: {}, ...edits.initialState };

  const reducer = edits.withEdits((state = initialState, action: UnknownAction) =>
    pageReceived.match(action) ? addPage(state, action.payload.query, action.payload.page) : state,
  );

  /** Reads a page; again when a change was confirmed while it was on its way, since it may be older. */
  const readPage = <Q extends ListQuery>(
    fetch: (signal: AbortSignal, query: Q) => Promise<Page<readonly T[]>>,
    query: Q,
  ): Saga<Page<readonly T[]>> => edits.readFresh(() => request(fetch, query));

  /** Reads a page and keeps it as the answer to its query. */
  function* fetchPage<Q extends ListQuery>(
    fetch: (signal: AbortSignal, query: Q) => Promise<Page<readonly T[]>>,
    query: Q,
  ): Saga {
    yield* put(pageReceived({ query, page: yield* readPage(fetch, query) }));
  }

  /**
   * Shows changes while `save` runs, and afterwards the records it gives back. Edits of one record are
   * saved in the order they were made, so that the last one decides.
   * @param onlyLast leaves an edit out whose turn comes when a later one of the same members waits already; for values
   *   that do not build on one another
   * @throws whatever `save` throws; the changes are then taken back. CancelledError when a later edit is saved instead
   */
  function* withEdit(
    changes: Changes<T>,
    save: () => Saga<readonly T[]>,
    { onlyLast = false } = {},
  ): Saga<readonly T[]> {
    return yield* edits.save({ changes }, function* (edit) {
      if (onlyLast && isReplaced(yield* select(edits.selectState), edit))
        throw new CancelledError('A later edit of the same thing is saved instead.');
      return yield* save();
    });
  }

  /** A record as the user should see it, edits under way included; `undefined` until known. */
  const getItem = (state: CollectionState<T>, id: number): T | undefined => show(state)[id];

  const isSaving = ({ pending }: CollectionState<T>, id: number): boolean =>
    pending.some(({ changes }) => id in changes);

  return {
    reducer,
    selectState: edits.selectState,
    receivePage: pageReceived,
    getItem,
    getPage: createPageReader(belongs),
    isSaving,
    readPage,
    fetchPage,
    withEdit,
    isChange: edits.isSave,
  };
}

/** Whether an edit that came later changes at least the same members of the same records. */
function isReplaced<T>({ pending }: CollectionState<T>, { id, changes }: Pending<Edit<T>>): boolean {
  const later = pending.slice(pending.findIndex((edit) => edit.id === id) + 1);
  return later.some((edit) =>
    Object.entries(changes).every(([target, members]) => {
      const replacing = edit.changes[Number(target)];
      return replacing && Object.keys(members ?? {}).every((member) => member in replacing);
    }),
  );
}
