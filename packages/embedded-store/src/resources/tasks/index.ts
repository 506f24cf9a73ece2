export { countRemainingTasks, getTaskLists } from './tasks';
export type { Task, TaskList } from './tasks';
export { TASK_LIST_IDS } from './definitions';
export type { TaskListId } from './definition';
