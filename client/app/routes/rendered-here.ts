import type { Host } from '@admin/host';
import type { Query } from '@admin/navigation';
import { matchPath } from './match-path';

/** Whether the dashboard renders a page itself. The host lists the pages that its own client renders. */
export function isRenderedHere({ dashboardPaths, hostTasks }: Host, { path, task = '' }: Query): boolean {
  if (hostTasks.includes(task)) return false;
  return dashboardPaths?.some((pattern) => matchPath(pattern, path || '/') !== undefined) ?? true;
}
