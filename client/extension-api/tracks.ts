import * as tracks from '@admin/tracks';

/** Any event, since extensions have events of their own. */
type Record = (name: string, properties?: object) => boolean;

/** Records an event if the owner consented; returns whether it was taken. */
export const recordEvent: Record = (name, properties = {}) =>
  (tracks.recordEvent as Record)(name, properties);

export const recordPageView = (path: string, extra: object = {}): boolean =>
  (tracks.recordPageView as Record)(path, { is_embedded: false, ...extra });

/** For a click that leaves the page: the event is recorded with the next page view. */
export const queueRecordEvent = (name: string, properties: object = {}): void =>
  (tracks.queueRecordEvent as (name: string, properties: object) => void)(name, properties);

/** Where the maker of the shop plugin counts, and what it puts before the names of what it counts. */
const COUNTER = 'https://pixel.wp.com/g.gif';
const PREFIX = 'x_woocommerce-';

/**
 * Adds one to a statistic of the shop plugin's maker, or to several; returns whether that was tried. It needs the
 * owner's consent, and a page whose recorder sends its events there as well.
 */
export function bumpStat(group: string | { readonly [group: string]: string }, name = ''): boolean {
  const stats = typeof group === 'string' ? { [group]: name } : group;
  if (Object.values(stats).includes('') || !tracks.isRecording() || !('_tkq' in window)) return false;
  const counted = Object.entries(stats).map(([key, value]): [string, string] => [PREFIX + key, value]);
  // A number of its own, so that no cache answers.
  const query = new URLSearchParams([['v', 'wpcom-no-pv'], ...counted, ['t', String(Math.random())]]);
  new Image().src = `${COUNTER}?${query}`;
  return true;
}
