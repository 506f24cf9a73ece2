export { countRemainingTasks, getTaskLists } from './queries';
export type { Task, TaskList } from './queries';
export { TASK_LIST_IDS } from './definitions';
export type { TaskListId } from './definition';
