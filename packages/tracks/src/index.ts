export { getLoadTimeBucket } from './load-time';
export { queueRecordEvent, recordEvent, recordPageView } from './tracks';
export type { EventProperties } from './tracks';
