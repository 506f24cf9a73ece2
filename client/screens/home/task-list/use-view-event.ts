import { useEffect, useRef } from 'react';
import { getVisibleTasks, type Task, type TaskList } from '@admin/store-tasks';
import { recordListEvent } from '@admin/tracks';

/** Records once that the list was viewed. */
export function useViewEvent(list: TaskList): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (isRecorded.current) return;
    isRecorded.current = true;
    const tasks = getVisibleTasks(list);
    recordListEvent(list.eventPrefix, 'view', {
      number_tasks: tasks.length,
      number_completed: tasks.filter(({ isComplete }) => isComplete).length,
      context: 'root',
    });
  }, [list]);
}

/** Records once that a task was viewed, if the server tracks it. */
export function useItemViewEvent({ eventPrefix }: TaskList, { id, isComplete, recordViewEvent }: Task): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (isRecorded.current || !recordViewEvent) return;
    isRecorded.current = true;
    recordListEvent(eventPrefix, 'item_view', { task_name: id, is_complete: isComplete });
  }, [eventPrefix, id, isComplete, recordViewEvent]);
}
