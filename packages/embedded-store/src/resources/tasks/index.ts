export { countRemainingTasks, getTaskLists } from './queries';
export type { Task, TaskList } from './queries';
export type { TaskListId } from './definition';
