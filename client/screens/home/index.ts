export { Home } from './home';
export type { HomeProps } from './home';
export type { TaskPages } from './task-page/task-pages';
