import { getNewPath, isDashboardUrl, safeUrl } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';

type Addressed = Pick<Task, 'id' | 'actionUrl'>;

/** Where a task is done: at the address it brings along, if that is a web address, else on its page here. */
export function getTaskUrl({ id, actionUrl }: Addressed): string {
  const brought = actionUrl === null ? undefined : safeUrl(actionUrl);
  return brought ?? getNewPath({ task: id }, '/', {});
}

/** Whether opening the task leaves the dashboard. */
export const opensOutsideDashboard = (task: Addressed): boolean => !isDashboardUrl(getTaskUrl(task));
