import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { CancelledError, put, request, select, take, type Saga } from '@admin/data';
import type { Page } from '@admin/http';
import type { ListQuery } from './list-query';
import { createPageReader, type Belongs } from './read';
import { addPage, endEdit, show, type CollectionState, type Edit, type Item } from './state';

/** Where a collection is kept: the state of the store that owns it. */
type RootState = Readonly<Record<string, unknown>>;

interface EditEnd<T> {
  id: string;
  /** The records as the server has them now; absent when the edit failed or was cancelled. */
  confirmed?: readonly T[] | undefined;
}

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
  const editStarted = createAction<Edit<T>>(`${name}/editStarted`);
  const editEnded = createAction<EditEnd<T>>(`${name}/editEnded`);

  const initialState: CollectionState<T> = { items: {}, pages: {}, pending: [], changes: 0 };

  function reducer(state: CollectionState<T> = initialState, action: UnknownAction): CollectionState<T> {
    if (pageReceived.match(action)) return addPage(state, action.payload.query, action.payload.page);
    if (editStarted.match(action)) return { ...state, pending: [...state.pending, action.payload] };
    if (editEnded.match(action)) return endEdit(state, action.payload.id, action.payload.confirmed);
    return state;
  }

  const selectState = (root: RootState) => root[name] as CollectionState<T>;

  /** Reads a page; again when a change was confirmed while it was on its way, since it may be older. */
  function* readPage<Q extends ListQuery>(
    fetch: (signal: AbortSignal, query: Q) => Promise<Page<readonly T[]>>,
    query: Q,
  ): Saga<Page<readonly T[]>> {
    let changes: number;
    let page: Page<readonly T[]>;
    do {
      ({ changes } = yield* select(selectState));
      page = yield* request(fetch, query);
    } while ((yield* select(selectState)).changes !== changes);
    return page;
  }

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
    const edit = { id: nanoid(), changes };
    let confirmed: readonly T[] | undefined;
    yield* put(editStarted(edit));
    try {
      while (mustWait(yield* select(selectState), edit)) yield* take(editEnded);
      if (onlyLast && isReplaced(yield* select(selectState), edit))
        throw new CancelledError('A later edit of the same thing is saved instead.');
      confirmed = yield* save();
      return confirmed;
    } finally {
      // Reached on failure and on cancellation too, so no layer is ever left behind.
      yield* put(editEnded({ id: edit.id, confirmed }));
    }
  }

  /** Whether an action says that the server confirmed a change, for stores that react to it. */
  const isChange = (action: unknown): action is ReturnType<typeof editEnded> =>
    editEnded.match(action) && action.payload.confirmed !== undefined;

  /** A record as the user should see it, edits under way included; `undefined` until known. */
  const getItem = (state: CollectionState<T>, id: number): T | undefined => show(state)[id];

  const isSaving = ({ pending }: CollectionState<T>, id: number): boolean =>
    pending.some(({ changes }) => id in changes);

  return {
    reducer,
    selectState,
    receivePage: pageReceived,
    getItem,
    getPage: createPageReader(belongs),
    isSaving,
    readPage,
    fetchPage,
    withEdit,
    isChange,
  };
}

/** Whether an edit that came later changes at least the same members of the same records. */
function isReplaced<T>({ pending }: CollectionState<T>, { id, changes }: Edit<T>): boolean {
  const later = pending.slice(pending.findIndex((edit) => edit.id === id) + 1);
  return later.some((edit) =>
    Object.entries(changes).every(([target, members]) => {
      const replacing = edit.changes[Number(target)];
      return replacing && Object.keys(members ?? {}).every((member) => member in replacing);
    }),
  );
}

function mustWait<T>({ pending }: CollectionState<T>, { id, changes }: Edit<T>): boolean {
  const earlier = pending.slice(
    0,
    pending.findIndex((edit) => edit.id === id),
  );
  return earlier.some((edit) => Object.keys(changes).some((target) => target in edit.changes));
}
