export { Home } from './home';
export type { HomeProps } from './home';
export type { TaskDialogs } from './task-dialog/task-dialogs';
export type { TaskPages } from './task-page/task-pages';
