export { queueRecordEvent, recordEvent, recordPageView } from './tracks';
export type { EventProperties } from './tracks';
