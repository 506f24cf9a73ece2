import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { Task, TaskList } from './types';

type Edit =
  | { scope: 'task'; target: string; changes: Partial<Task> }
  | { scope: 'list'; target: string; changes: Partial<TaskList> };

export interface TasksState extends OptimisticState<Edit> {
  /** As last received from the server; `null` until then. */
  lists: TaskList[] | null;
  /** How far the server's clock is ahead of the browser's, in milliseconds; `null` until known. */
  clockDifference: number | null;
}

export const taskEdits = createOptimisticUpdates<TasksState, Edit, Edit['changes']>({
  name: 'tasks',
  getKeys: ({ scope, target }) => [`${scope}/${target}`],
  // A confirmation has the same kind as its edit.
  merge: (state, changes, edit) => ({
    ...state,
    lists: state.lists && applyEdit(state.lists, { ...edit, changes } as Edit),
  }),
});

const initialState: TasksState = { ...taskEdits.initialState, lists: null, clockDifference: null };

export const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {
    listsReceived(state, { payload }: PayloadAction<TaskList[]>) {
      state.lists = payload;
    },
    clockCompared(state, { payload }: PayloadAction<number>) {
      state.clockDifference = payload;
    },
  },
});

export const { listsReceived, clockCompared } = tasksSlice.actions;

/** The lists with one edit applied; other objects keep their identity. */
export function applyEdit(lists: TaskList[], edit: Edit): TaskList[] {
  if (edit.scope === 'list') {
    return lists.map((list) =>
      isSameList(list.id, edit.target) ? { ...list, ...edit.changes, id: list.id } : list,
    );
  }
  return lists.map((list) =>
    list.tasks.some(({ id }) => id === edit.target)
      ? {
          ...list,
          tasks: list.tasks.map((task) => (task.id === edit.target ? { ...task, ...edit.changes } : task)),
        }
      : list,
  );
}

/** A list and its two-column variant are hidden and shown together (contract, section 6.1). */
const isSameList = (a: string, b: string): boolean =>
  a.replace(/_two_column$/, '') === b.replace(/_two_column$/, '');
