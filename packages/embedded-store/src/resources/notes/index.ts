export { addFirstNotes } from './first-notes';
export { countAlerts, createNote } from './queries';
export type { NewNote } from './note';
