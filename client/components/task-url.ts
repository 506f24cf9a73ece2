import { getNewPath, isDashboardUrl, safeUrl } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';

type Addressed = Pick<Task, 'id' | 'actionUrl'>;

/** Returns the task's own URL if it is a web address, else that of its page in the dashboard. */
export function getTaskUrl({ id, actionUrl }: Addressed): string {
  const brought = actionUrl === null ? undefined : safeUrl(actionUrl);
  return brought ?? getNewPath({ task: id }, '/', {});
}

/** Whether the task's link leaves the dashboard. */
export const opensOutsideDashboard = (task: Addressed): boolean => !isDashboardUrl(getTaskUrl(task));
