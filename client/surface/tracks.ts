import * as tracks from '@admin/tracks';

/** Any event, since extensions have events of their own. */
type Record = (name: string, properties?: object) => boolean;

/** Records an event if the owner consented; gives back whether it was taken. */
export const recordEvent: Record = (name, properties = {}) =>
  (tracks.recordEvent as Record)(name, properties);

export const recordPageView = (path: string, extra: object = {}): boolean =>
  (tracks.recordPageView as Record)(path, { is_embedded: false, ...extra });

/** For a click that leaves the page: the event is recorded with the next page view. */
export const queueRecordEvent = (name: string, properties: object = {}): void =>
  (tracks.queueRecordEvent as (name: string, properties: object) => void)(name, properties);
