import { useId, useState } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { useLocation } from '@admin/navigation';
import type { TaskList } from '@admin/store-tasks';
import { Badge, Card } from '@admin/ui';
import { getTitle } from '../home-lists';
import { ListMenu } from '../task-list/list-menu';
import { TaskRows } from '../task-list/task-rows';
import { useScrollToElement } from '../use-scroll-to-element';
import { useViewEvent } from '../task-list/use-view-event';
import { getListedTasks } from './listed-tasks';
import { MoreTasksButton } from './more-tasks-button';
import './extended-list.css';

interface ExtendedListProps {
  list: TaskList;
  /** Server time in milliseconds, if known. */
  now: number | undefined;
}

/** A list shown next to the setup list, with the number of tasks left. */
export function ExtendedList({ list, now }: ExtendedListProps) {
  const id = `${list.id}_task_list`;
  useViewEvent(list);
  useScrollToElement(id, useLocation().hash === `#${id}`);
  const [isExpanded, setExpanded] = useState(false);
  const rowsId = useId();
  const { all, first } = getListedTasks(list, now);
  const left = all.filter(({ isComplete }) => !isComplete).length;
  const label = sprintf(
    /* translators: %d: number of tasks */
    _n('%d task left', '%d tasks left', left, 'store-admin'),
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
      <TaskRows id={rowsId} list={list} tasks={isExpanded ? all : first} />
      {all.length > first.length && (
        <MoreTasksButton
          controls={rowsId}
          count={all.length - first.length}
          isExpanded={isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
      )}
    </Card>
  );
}
