import { isRecord } from '@admin/http';

const KEY = 'store-admin-started-tasks';

/** Notes a start in this browser session; false when it was noted before. */
export function countStart(taskId: string): boolean {
  const started = read();
  if (started.includes(taskId)) return false;
  write([...started, taskId]);
  return true;
}

export function forgetStart(taskId: string): void {
  write(read().filter((id) => id !== taskId));
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

function write(started: string[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(started));
  } catch {
    // Nothing is lost but the knowledge that these starts were counted.
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
