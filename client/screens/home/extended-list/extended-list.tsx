import { useId, useState } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { useLocation } from '@admin/navigation';
import { getVisibleTasks, type Task, type TaskList } from '@admin/store-tasks';
import { Badge, Card } from '@admin/ui';
import { getTitle } from '../home-lists';
import { ListMenu } from '../task-list/list-menu';
import { TaskRows } from '../task-list/task-rows';
import { useArrival } from '../use-arrival';
import { useViewEvent } from '../task-list/use-view-event';
import { MoreTasksButton } from './more-tasks-button';
import './extended-list.css';

/** Tasks that show before the toggle (product specification, section 9). */
const COLLAPSED_TASKS = 2;

interface ExtendedListProps {
  list: TaskList;
  /** The server's time in milliseconds, where known. */
  now: number | undefined;
}

/** A list beside the setup: what else could be done, with the number of tasks left. */
export function ExtendedList({ list, now }: ExtendedListProps) {
  const id = `${list.id}_task_list`;
  useViewEvent(list);
  useArrival(id, useLocation().hash === `#${id}`);
  const [isExpanded, setExpanded] = useState(false);
  const rowsId = useId();
  const tasks = leftFirst(getVisibleTasks(list, now));
  const left = tasks.filter(({ isComplete }) => !isComplete).length;
  const label = sprintf(
    /* translators: %d: number of tasks */
    _n('%d task left', '%d tasks left', left, 'woocommerce'),
    left,
  );
  return (
    <Card
      className="sa-extended-list"
      id={id}
      tabIndex={-1}
      title={
        <>
          {getTitle(list)} <Badge count={left} label={label} />
        </>
      }
      actions={<ListMenu list={list} />}
    >
      <TaskRows id={rowsId} list={list} tasks={isExpanded ? tasks : tasks.slice(0, COLLAPSED_TASKS)} />
      {tasks.length > COLLAPSED_TASKS && (
        <MoreTasksButton
          controls={rowsId}
          count={tasks.length - COLLAPSED_TASKS}
          isExpanded={isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
      )}
    </Card>
  );
}

/** What is done must not hide what is left. */
const leftFirst = (tasks: readonly Task[]): Task[] => [
  ...tasks.filter(({ isComplete }) => !isComplete),
  ...tasks.filter(({ isComplete }) => isComplete),
];
