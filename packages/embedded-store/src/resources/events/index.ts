export { addEvents, countByName, findEvents, KEPT_EVENTS } from './queries';
export type { EventQuery, NewEvent, RecordedEvent } from './queries';
