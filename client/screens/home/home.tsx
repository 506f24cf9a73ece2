import { lazyScreen, type Query } from '@admin/navigation';
import { HomeScreen } from './home-screen';
import { AppOnRequest } from './mobile-app';
import { homeSections, type Sections } from './sections/sections';
import { TaskDialogProvider, type TaskDialogs } from './task-dialog/task-dialogs';
import type { TaskPageProps } from './task-page/task-page';
import type { TaskPages } from './task-page/task-pages';
import { ConsentOnReturn } from './tracking-consent';

/** Loaded lazily: the home screen itself doesn't need it. */
const TaskPage = lazyScreen<TaskPageProps>('home-task', async () => {
  const chunk = await import(/* webpackChunkName: "home-task" */ './task-page/task-page');
  return chunk.TaskPage;
});

export interface HomeProps {
  query: Query;
  taskPages: TaskPages;
  taskDialogs: TaskDialogs;
  /** Sections next to the task lists; the default ones if omitted. */
  sections?: Sections;
}

/** The home screen, or a task's page if the query has `task`. */
export const Home = (props: HomeProps) => (
  <>
    <Content {...props} />
    <ConsentOnReturn query={props.query} />
    <AppOnRequest query={props.query} />
  </>
);

function Content({ query, taskPages, taskDialogs, sections = homeSections }: HomeProps) {
  const taskId = query['task'];
  if (taskId === undefined) {
    return (
      <TaskDialogProvider dialogs={taskDialogs}>
        <HomeScreen sections={sections} />
      </TaskDialogProvider>
    );
  }
  return <TaskPage key={taskId} id={taskId} query={query} taskPages={taskPages} />;
}
