import { request } from '@admin/http';
import { parseTask, parseTaskList, parseTaskLists } from './schemas';
import type { ExtendedTask } from './legacy-tasks';
import type { Task, TaskList } from './types';

const PATH = '/wc-admin/onboarding/tasks';

export type TaskAction = 'action' | 'dismiss' | 'undo_dismiss' | 'snooze' | 'undo_snooze';

/** All lists; the server merges tasks of client-side extensions into them. */
export function fetchTaskLists(signal: AbortSignal, extended: readonly ExtendedTask[]): Promise<TaskList[]> {
  if (extended.length === 0) return request(PATH, { signal, parse: parseTaskLists });
  return request(PATH, {
    method: 'POST',
    body: { extended_tasks: extended },
    signal,
    parse: parseTaskLists,
  });
}

export function changeTask(signal: AbortSignal, id: string, action: TaskAction): Promise<Task> {
  // Until tomorrow, by the server's clock.
  const body = action === 'snooze' ? { duration: 'day' } : undefined;
  return request(`${PATH}/${encodeURIComponent(id)}/${action}`, {
    method: 'POST',
    body,
    signal,
    parse: parseTask,
  });
}

export function changeTaskList(
  signal: AbortSignal,
  id: string,
  action: 'hide' | 'unhide',
): Promise<TaskList> {
  return request(`${PATH}/${encodeURIComponent(id)}/${action}`, {
    method: 'POST',
    signal,
    parse: parseTaskList,
  });
}
