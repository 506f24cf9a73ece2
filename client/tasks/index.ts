export type { TaskPageProps } from './task-page';
export { taskPages } from './task-pages';
