import type { Host } from '@admin/host';
import type { Query } from '@admin/navigation';
import { matchPath } from './match-path';

/** Whether a page of the dashboard is rendered by us. The host says which it keeps; its own client renders those. */
export function isRenderedHere({ dashboardPaths, hostTasks }: Host, { path, task = '' }: Query): boolean {
  if (hostTasks.includes(task)) return false;
  return dashboardPaths?.some((pattern) => matchPath(pattern, path || '/') !== undefined) ?? true;
}
