import { isRecord } from '@admin/http';

const KEY = 'store-admin-started-tasks';

/** Whether a start of the task was counted in this browser session. */
export const isStartCounted = (taskId: string): boolean => read().includes(taskId);

export function noteStart(taskId: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...read(), taskId]));
  } catch {
    // Nothing is lost but the knowledge that this start was counted.
  }
}

/** The storage may be switched off, or hold what someone else wrote; then a start counts once more. */
function read(): string[] {
  try {
    const started: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(started) ? started.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds one start of a task to the counts which a user's preference holds; whatever is no count is dropped. */
export const oneMore =
  (taskId: string) =>
  (starts: unknown): Record<string, number> => {
    const counts = Object.entries(isRecord(starts) ? starts : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    const next = Object.fromEntries(counts);
    return { ...next, [taskId]: (next[taskId] ?? 0) + 1 };
  };
