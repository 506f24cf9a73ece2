import { lazyScreen, type Query } from '@admin/navigation';
import { HomeScreen } from './home-screen';
import { AppOnRequest } from './mobile-app';
import { homeSections, type Sections } from './sections/sections';
import { TaskDialogProvider, type TaskDialogs } from './task-dialog/task-dialogs';
import type { TaskPageProps } from './task-page/task-page';
import type { TaskPages } from './task-page/task-pages';
import { ConsentOnReturn } from './tracking-consent';

/** The morning's home screen does without it. */
const TaskPage = lazyScreen<TaskPageProps>('home-task', async () => {
  const chunk = await import(/* webpackChunkName: "home-task" */ './task-page/task-page');
  return chunk.TaskPage;
});

export interface HomeProps {
  query: Query;
  taskPages: TaskPages;
  taskDialogs: TaskDialogs;
  /** What is next to the task lists; the usual when left out. */
  sections?: Sections;
}

/** The home screen; with `task` in its query, the page of that task. */
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
