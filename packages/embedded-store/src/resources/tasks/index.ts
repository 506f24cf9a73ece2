export { countRemainingTasks, getTaskLists } from './queries';
