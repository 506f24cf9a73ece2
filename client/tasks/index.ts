export type { TaskDialogProps, TaskPageProps } from './task-page';
export { taskDialogs } from './task-dialogs';
export { taskPages } from './task-pages';
