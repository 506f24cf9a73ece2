import { getHost } from '@admin/host';

/** Used if the host omits the setting (product specification, section 9). */
const DEFAULTS = ['processing', 'on-hold'];

/**
 * The statuses of orders to fulfill, from the store's setting. Unknown statuses, of a removed extension, are left out:
 * a single one makes the server refuse the whole query.
 * @param registered labels by status, as embedded in the page; if empty, all statuses are kept
 */
export function getActionableStatuses(
  setting: readonly string[] = DEFAULTS,
  registered: Readonly<Record<string, string>> = getHost().settings.orderStatuses,
): string[] {
  const isTold = Object.keys(registered).length > 0;
  return setting.filter((status) => !isTold || status in registered);
}
