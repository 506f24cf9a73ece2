import { createSelector } from '@reduxjs/toolkit';
import { applyEdit, type TasksState } from './slice';
import type { Task, TaskList } from './types';

const selectShown = createSelector(
  (state: TasksState) => state.lists,
  (state: TasksState) => state.pending,
  (lists, pending) => (lists ? pending.reduce(applyEdit, lists) : undefined),
);

export const tasksSelectors = (state: TasksState) => ({
  /** All task lists including pending edits; `undefined` until known. */
  getTaskLists: (): readonly TaskList[] | undefined => selectShown(state),

  getTaskList: (id: string): TaskList | undefined => selectShown(state)?.find((list) => list.id === id),

  getTask: (id: string): Task | undefined =>
    selectShown(state)
      ?.flatMap(({ tasks }) => tasks)
      .find((task) => task.id === id),

  /** Whether an edit of the task is being saved. */
  isSavingTask: (id: string): boolean =>
    state.pending.some(({ scope, target }) => scope === 'task' && target === id),

  /** Whether any edit of a task or list is being saved. */
  isSaving: (): boolean => state.pending.length > 0,

  /** How far the server's clock is ahead of the browser's, in milliseconds; `null` until known. */
  getClockDifference: (): number | null => state.clockDifference,
});
