export { setConsent } from './consent';
export type { EventName, Events, TaskListEvents } from './events';
export { getLoadTimeBucket } from './load-time';
export type { LoadTimeBucket } from './load-time';
export {
  isRecording,
  queueRecordEvent,
  recordEvent,
  recordListEvent,
  recordPageView,
  startRecording,
} from './tracks';
