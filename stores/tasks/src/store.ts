import { defineStore, dedupe, type Registry } from '@admin/data';
import { collectLegacyTasks } from './legacy-tasks';
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
import { parseTaskLists } from './schemas';
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

/**
 * Hydrates the task lists from the page. They do not include tasks of client-side extensions; if there are any, the
 * lists are shown immediately and fetched again with them.
 * @throws ValiError when the format is invalid
 */
export function hydrateTaskLists(registry: Registry, answer: unknown): void {
  void registry.dispatch(tasksStore).receiveTaskLists(parseTaskLists(answer));
  if (collectLegacyTasks().length === 0) registry.finishResolution(tasksStore).getTaskLists();
}
