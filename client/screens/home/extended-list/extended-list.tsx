import { _n, sprintf } from '@wordpress/i18n';
import { getVisibleTasks, type TaskList } from '@admin/store-tasks';
import { Badge, Card } from '@admin/ui';
import { ListMenu } from '../task-list/list-menu';
import { TaskRows } from '../task-list/task-rows';
import { useViewEvent } from '../task-list/use-view-event';
import './extended-list.css';

interface ExtendedListProps {
  list: TaskList;
  /** The server's time in milliseconds, where known. */
  now: number | undefined;
}

/** A list beside the setup: what else could be done, with the number of tasks left. */
export function ExtendedList({ list, now }: ExtendedListProps) {
  useViewEvent(list);
  const left = getVisibleTasks(list, now).filter(({ isComplete }) => !isComplete).length;
  const label = sprintf(
    /* translators: %d: number of tasks */
    _n('%d task left', '%d tasks left', left, 'woocommerce'),
    left,
  );
  return (
    <Card
      className="sa-extended-list"
      id={`${list.id}_task_list`}
      title={
        <>
          {list.title} <Badge count={left} label={label} />
        </>
      }
      actions={<ListMenu list={list} />}
    >
      <TaskRows list={list} now={now} />
    </Card>
  );
}
