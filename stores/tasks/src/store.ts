import { defineStore, dedupe } from '@admin/data';
import {
  actionTask,
  completeTask,
  dismissTask,
  ensureTaskLists,
  fetchTaskLists,
  hideTaskList,
  keepTaskList,
  revealTaskList,
  snoozeTask,
  undoDismissTask,
  undoSnoozeTask,
  unhideTaskList,
  visitTask,
} from './sagas';
import { tasksSelectors } from './selectors';
import { listsReceived, taskEdits, tasksSlice } from './slice';

export const tasksStore = defineStore({
  name: 'tasks',
  reducer: taskEdits.withOptimisticUpdates(tasksSlice.reducer),
  selectors: tasksSelectors,
  actions: {
    actionTask,
    completeTask,
    dismissTask,
    hideTaskList,
    keepTaskList,
    receiveTaskLists: listsReceived,
    refreshTaskLists: dedupe(fetchTaskLists),
    revealTaskList: dedupe(revealTaskList),
    snoozeTask,
    undoDismissTask,
    undoSnoozeTask,
    unhideTaskList,
    visitTask: dedupe(visitTask),
  },
  resolvers: { getTaskLists: fetchTaskLists, getTaskList: ensureTaskLists, getTask: ensureTaskLists },
});

declare module '@admin/data' {
  interface StoreMap {
    tasks: typeof tasksStore;
  }
}
