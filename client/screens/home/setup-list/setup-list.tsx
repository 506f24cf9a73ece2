import { useState } from 'react';
import {
  getActiveTask,
  getVisibleTasks,
  isTaskListComplete,
  type Task,
  type TaskList,
} from '@admin/store-tasks';
import { SlotOr } from '@admin/extensions';
import { Card } from '@admin/ui';
import { getTitle } from '../home-lists';
import { ListMenu } from '../task-list/list-menu';
import { TaskRows } from '../task-list/task-rows';
import { useViewEvent } from '../task-list/use-view-event';
import { CompletionCard } from './completion-card';
import { HideConfirmation } from './hide-confirmation';
import { ProgressHeader } from './progress-header';
import { TaskHeader } from './task-header';
import { isPaymentsProvider } from './use-task-start';
import './setup-list.css';

interface SetupListProps {
  list: TaskList;
  /** Server time in milliseconds, if known. */
  now: number | undefined;
}

/** The setup guide: progress, the next step and all steps. */
export function SetupList({ list, now }: SetupListProps) {
  useViewEvent(list);
  const [selectedId, setSelectedId] = useState<string>();
  const tasks = getVisibleTasks(list, now);
  const selected = tasks.find(({ id }) => id === selectedId);
  const active = selected ?? getActiveTask(list, now);

  if (isTaskListComplete(list, now) && !list.keepCompletedTaskList) return <CompletionCard list={list} />;
  return (
    <Card as="section" className="sa-setup-list" aria-label={getTitle(list)}>
      <ProgressHeader list={list} now={now} menu={<ListMenu list={list} confirmation={HideConfirmation} />} />
      {active && <TaskHeader key={active.id} list={list} task={active} />}
      <TaskRows
        list={list}
        tasks={tasks}
        isNumbered
        activeTaskId={active?.id}
        onSelect={(task) => (showsHeaderFirst(task) ? () => setSelectedId(task.id) : undefined)}
      />
      <SlotOr name="experimental_woocommerce_tasklist_footer_item" />
    </Card>
  );
}

/** The payments provider's header contains its terms, which must be visible before the task starts. */
const showsHeaderFirst = (task: Task): boolean => isPaymentsProvider(task) && !task.isComplete;
