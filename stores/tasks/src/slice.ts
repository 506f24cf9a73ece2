import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Task, TaskList } from './types';

/** A change the user sees already and the server has not confirmed yet. */
export type Edit = { id: string } & (
  | { scope: 'task'; target: string; changes: Partial<Task> }
  | { scope: 'list'; target: string; changes: Partial<TaskList> }
);

export interface TasksState {
  /** What the server last told us; `null` until it did. */
  lists: TaskList[] | null;
  /** Edits on their way to the server, oldest first; readers see them on top of `lists`. */
  pending: Edit[];
  /** How many changes were confirmed: tells a list that was read before a change from a newer one. */
  changes: number;
  /** How far the server's clock is ahead of the browser's, in milliseconds; `null` until known. */
  clockDifference: number | null;
}

const initialState: TasksState = { lists: null, pending: [], changes: 0, clockDifference: null };

export const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {
    listsReceived(state, { payload }: PayloadAction<TaskList[]>) {
      state.lists = payload;
    },
    editStarted(state, { payload }: PayloadAction<Edit>) {
      state.pending.push(payload);
    },
    /** Removing the layer is the whole rollback; what the server confirmed moves into `lists` first. */
    editEnded(
      state,
      { payload: { id, confirmed } }: PayloadAction<{ id: string; confirmed?: Edit['changes'] }>,
    ) {
      const edit = state.pending.find((other) => other.id === id);
      if (edit && confirmed) {
        // What is confirmed is of the kind that was edited.
        if (state.lists) state.lists = applyEdit(state.lists, { ...edit, changes: confirmed } as Edit);
        state.changes += 1;
      }
      state.pending = state.pending.filter((other) => other !== edit);
    },
    clockCompared(state, { payload }: PayloadAction<number>) {
      state.clockDifference = payload;
    },
  },
});

export const { listsReceived, editStarted, editEnded, clockCompared } = tasksSlice.actions;

/** The lists with one edit on top; what the edit does not touch keeps its identity. */
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
