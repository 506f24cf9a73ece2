export { useTask, useTaskList, useTaskLists } from './hooks';
export { hydrateTaskLists } from './hydrate';
export { getLegacyTask } from './legacy-tasks';
export type { LegacyTask } from './legacy-tasks';
export {
  countRemainingTasks,
  getActiveTask,
  getProgress,
  getProgressTitle,
  getVisibleTasks,
  isTaskListComplete,
} from './rules';
export type { Progress } from './rules';
export { tasksStore } from './store';
export type { Task, TaskData, TaskList, Undo } from './types';
