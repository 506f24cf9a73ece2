import { Suspense, useEffect, useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { FailureBoundary, Fill, SlotOr } from '@admin/extensions';
import { useDraftValue } from '@admin/forms';
import { getHost } from '@admin/host';
import { getHistory, getNewPath, navigateTo, type Query } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { TASKS_FILTER, tasksStore, useTask, type Task } from '@admin/store-tasks';
import { recordEvent } from '@admin/tracks';
import { Button, Card, ErrorState, Spinner } from '@admin/ui';
import { getTaskUrl } from '../../../components';
import type { CompleteOptions, TaskPages } from './task-pages';
import './task-page.css';

export interface TaskPageProps {
  /** From the address, so it can be any text. */
  id: string;
  query: Query;
  taskPages: TaskPages;
}

/** The page of one task. Renders nothing for an unknown task, unless the task has been renamed. */
export function TaskPage({ id, ...rest }: TaskPageProps) {
  return id === '' ? <MissingId /> : <FoundTask id={id} {...rest} />;
}

function MissingId() {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- The specification (section 2.4) wants this warning, for whoever wrote the link.
    console.warn('No task id provided');
  }, []);
  return null;
}

function FoundTask({ id, query, taskPages }: TaskPageProps) {
  const { task: listed, status, failure, retry } = useTask(id);
  const started = useStartedTask(id, listed);
  const task = listed ?? (status === 'finished' ? started.task : undefined);
  if (task)
    return (
      <LoadedTask
        key={task.id}
        task={task}
        query={query}
        taskPages={taskPages}
        onCompleted={started.forget}
      />
    );
  if (status === 'finished') return <UnlistedTask id={id} query={query} taskPages={taskPages} />;
  if (status !== 'failed') return <LoadingPage />;
  return (
    <Card>
      <ErrorState
        title={__('This task could not be loaded', 'store-admin')}
        message={failure?.message}
        onRetry={retry}
      />
    </Card>
  );
}

const PAYMENTS = 'payments';
const PROVIDER = 'woocommerce-payments';

/**
 * WooCommerce lists either `payments` or `woocommerce-payments`, the latter once that plugin is installed. The list of
 * payment methods remains reachable then; the provider's address shows the list if the plugin isn't installed.
 */
function UnlistedTask({ id, query, taskPages }: TaskPageProps) {
  const payments = useTask(PAYMENTS).task;
  const provider = useTask(PROVIDER).task;
  const isMoved = id === PROVIDER && payments !== undefined;
  useEffect(() => {
    if (isMoved) getHistory().replace(getNewPath({ task: PAYMENTS }, '/', {}));
  }, [isMoved]);
  if (id !== PAYMENTS || !provider) return null;
  const task = { ...provider, id: PAYMENTS, title: __('Add a way to get paid', 'store-admin') };
  return <LoadedTask task={task} query={query} taskPages={taskPages} />;
}

/**
 * Returns the task as it was when its page was opened in this tab. WooCommerce may remove a task while the user works
 * on it (shipping, once the store's address is in a country with default zones). The page stays until the task is
 * completed, also after a reload or a return from another site.
 */
function useStartedTask(id: string, listed: Task | undefined) {
  const isTask = (kept: unknown): kept is Task =>
    typeof kept === 'object' && kept !== null && 'id' in kept && kept.id === id;
  const { value, setValue, forget } = useDraftValue<Task | undefined>(`task/${id}`, undefined, isTask);
  useEffect(() => {
    if (listed) setValue(listed);
  }, [listed, setValue]);
  return { task: value, forget };
}

/** For a task that is done elsewhere but opened by its address here. */
function TaskLink({ task }: Pick<LoadedTaskProps, 'task'>) {
  if (task.actionUrl === null) return null;
  return (
    <Card>
      <Button variant="primary" href={getTaskUrl(task)}>
        {task.actionLabel || __("Let's go", 'store-admin')}
      </Button>
    </Card>
  );
}

interface LoadedTaskProps {
  task: Task;
  query: Query;
  taskPages: TaskPages;
  onCompleted?: () => void;
}

function LoadedTask({ task, query, taskPages, onCompleted }: LoadedTaskProps) {
  const { completeTask } = useDispatch(tasksStore);
  const { legacy } = useTask(task.id);
  const report = usePromiseNotice();
  useStart(task.id);

  function onComplete({ redirectPath }: CompleteOptions = {}) {
    void report(completeTask(task.id), {
      failed: __('There was a problem updating the task list', 'store-admin'),
    });
    navigateTo({ url: redirectPath ?? homeAddress() });
    onCompleted?.();
  }

  const Page = Object.hasOwn(taskPages, task.id) ? taskPages[task.id] : undefined;
  const legacyPage = legacy?.container && (
    <FailureBoundary
      source={`task "${task.id}"`}
      filter={{ hook: TASKS_FILTER, isMeant: (entry) => Object(entry).key === task.id, details: [query] }}
    >
      {legacy.container}
    </FailureBoundary>
  );
  const defaultPage = (
    <Suspense fallback={<LoadingPage />}>
      {legacyPage ??
        (Page ? <Page task={task} query={query} onComplete={onComplete} /> : <TaskLink task={task} />)}
    </Suspense>
  );
  return (
    <div className="sa-task-page">
      <Fill name="woocommerce_header_navigation_item">
        <BackButton />
      </Fill>
      <Fill name="woocommerce_header_page_title">{task.title}</Fill>
      <SlotOr
        name={`woocommerce_onboarding_task_${task.id}`}
        fillProps={{ onComplete, query, task, defaultPage }}
      >
        {defaultPage}
      </SlotOr>
    </div>
  );
}

function BackButton() {
  const label = sprintf(
    /* translators: %s: name of the product */
    __('%s Home', 'store-admin'),
    getHost().settings.woocommerceTranslation,
  );
  return (
    <Button
      className="sa-task-page__back"
      variant="tertiary"
      icon="chevron-start"
      onClick={() => navigateTo({ url: homeAddress() })}
    >
      {label}
    </Button>
  );
}

const LoadingPage = () => (
  <div className="sa-task-page__loading">
    <Spinner />
  </div>
);

/** The home address without the query that led to the task. */
const homeAddress = () => getNewPath({}, '/', {});

/** Counts the visit and records that the task was viewed. */
function useStart(id: string): void {
  const { visitTask } = useDispatch(tasksStore);
  const isRecorded = useRef(false);
  useEffect(() => {
    if (!isRecorded.current) recordEvent('task_view', { task_name: id });
    isRecorded.current = true;
    // The count runs in the background, so a failure shows no error; the next visit counts again.
    visitTask(id).catch(() => undefined);
  }, [id, visitTask]);
}
