export { taskDialogs } from './task-dialogs';
export { taskPages } from './task-pages';
