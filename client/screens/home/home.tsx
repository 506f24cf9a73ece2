import type { Query } from '@admin/navigation';
import { HomeScreen } from './home-screen';
import { TaskPage } from './task-page/task-page';
import type { TaskPages } from './task-page/task-pages';

export interface HomeProps {
  query: Query;
  taskPages: TaskPages;
}

/** The home screen; with `task` in its query, the page of that task. */
export function Home({ query, taskPages }: HomeProps) {
  const taskId = query['task'];
  if (taskId === undefined) return <HomeScreen />;
  return <TaskPage key={taskId} id={taskId} query={query} taskPages={taskPages} />;
}
