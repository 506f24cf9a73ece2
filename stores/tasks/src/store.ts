import { defineStore, shared } from '@admin/data';
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
  reducer: taskEdits.withEdits(tasksSlice.reducer),
  selectors: tasksSelectors,
  actions: {
    actionTask,
    completeTask,
    dismissTask,
    hideTaskList,
    keepTaskList,
    receiveTaskLists: listsReceived,
    refreshTaskLists: shared(fetchTaskLists),
    revealTaskList: shared(revealTaskList),
    snoozeTask,
    undoDismissTask,
    undoSnoozeTask,
    unhideTaskList,
    visitTask: shared(visitTask),
  },
  resolvers: { getTaskLists: fetchTaskLists, getTaskList: ensureTaskLists, getTask: ensureTaskLists },
});

declare module '@admin/data' {
  interface StoreMap {
    tasks: typeof tasksStore;
  }
}
