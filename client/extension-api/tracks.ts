import * as tracks from '@admin/tracks';

/** Accepts any event name, because extensions define their own events. */
type Record = (name: string, properties?: object) => boolean;

/** Records an event if tracking is allowed; returns whether it was recorded. */
export const recordEvent: Record = (name, properties = {}) =>
  (tracks.recordEvent as Record)(name, properties);

export const recordPageView = (path: string, extra: object = {}): boolean =>
  (tracks.recordPageView as Record)(path, { is_embedded: false, ...extra });

/** Records the event with the next page view, for clicks that leave the page. */
export const queueRecordEvent = (name: string, properties: object = {}): void =>
  (tracks.queueRecordEvent as (name: string, properties: object) => void)(name, properties);

/** The endpoint of Automattic's statistics, and the prefix of their names. */
const COUNTER = 'https://pixel.wp.com/g.gif';
const PREFIX = 'x_woocommerce-';

/**
 * Increments one or several of Automattic's statistics; returns whether a request was sent. Requires tracking consent,
 * and a page whose recorder sends events there as well.
 */
export function bumpStat(group: string | { readonly [group: string]: string }, name = ''): boolean {
  const stats = typeof group === 'string' ? { [group]: name } : group;
  if (Object.values(stats).includes('') || !tracks.isRecording() || !('_tkq' in window)) return false;
  const counted = Object.entries(stats).map(([key, value]): [string, string] => [PREFIX + key, value]);
  // A random value prevents a cached response.
  const query = new URLSearchParams([['v', 'wpcom-no-pv'], ...counted, ['t', String(Math.random())]]);
  new Image().src = `${COUNTER}?${query}`;
  return true;
}
