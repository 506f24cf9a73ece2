import { getHost } from '@admin/host';

/** What counts where the host leaves the setting out (product specification, section 9). */
const DEFAULTS = ['processing', 'on-hold'];

/**
 * The statuses in which an order waits for the owner: those of the setting that the shop has. One
 * unknown status, of an extension that is gone, would make the server refuse the whole query.
 * @param registered labels by status, as the page tells them; when it tells none, all are taken
 */
export function getActionableStatuses(
  setting: readonly string[] = DEFAULTS,
  registered: Readonly<Record<string, string>> = getHost().settings.orderStatuses,
): string[] {
  const isTold = Object.keys(registered).length > 0;
  return setting.filter((status) => !isTold || status in registered);
}
