import type { Task, TaskList } from '@admin/store-tasks';
import { useNeighborFocus } from '@admin/ui';
import { TaskRow } from './task-row';
import './task-rows.css';

interface TaskRowsProps {
  id?: string | undefined;
  list: TaskList;
  /** The visible tasks of the list. */
  tasks: readonly Task[];
  /** Whether the order matters. */
  isNumbered?: boolean;
  /** The task whose header is shown above. */
  activeTaskId?: string | undefined;
  /** For tasks that show their header first, instead of opening. */
  onSelect?: ((task: Task) => (() => void) | undefined) | undefined;
}

export function TaskRows({ id, list, tasks, isNumbered = false, activeTaskId, onSelect }: TaskRowsProps) {
  // In a list that shows only its first tasks, the next task moves up immediately, so the number of rows doesn't
  // change.
  const ids = tasks.map((task) => task.id).join(' ');
  const { container, keepFocusNear } = useNeighborFocus<HTMLOListElement>(ids, '.sa-task__open');
  return (
    <ol ref={container} id={id} className="sa-task-rows">
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
