import { getVisibleTasks, type Task, type TaskList } from '@admin/store-tasks';
import { TaskRow } from './task-row';
import { useNeighbourFocus } from './use-neighbour-focus';
import './task-rows.css';

interface TaskRowsProps {
  list: TaskList;
  /** The server's time in milliseconds, where known. */
  now: number | undefined;
  /** The order matters. */
  isNumbered?: boolean;
  /** The task whose header is shown above. */
  activeTaskId?: string | undefined;
  /** Tasks that show their header first, instead of opening. */
  onSelect?: ((task: Task) => (() => void) | undefined) | undefined;
}

export function TaskRows({ list, now, isNumbered = false, activeTaskId, onSelect }: TaskRowsProps) {
  const tasks = getVisibleTasks(list, now);
  const { rows, keepFocusNear } = useNeighbourFocus(tasks.length);
  return (
    <ol ref={rows} className="sa-task-rows">
      {tasks.map((task, index) => (
        <TaskRow
          key={task.id}
          list={list}
          task={task}
          position={isNumbered ? index + 1 : undefined}
          isActive={task.id === activeTaskId}
          onSelect={onSelect?.(task)}
          onRemove={() => keepFocusNear(index)}
        />
      ))}
    </ol>
  );
}
