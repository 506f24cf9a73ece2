export { addEvents, countByName, findEvents, KEPT_EVENTS } from './events';
export type { EventQuery, NewEvent, RecordedEvent } from './events';
