export { addFirstNotes } from './first-notes';
export { countAlerts, createNote } from './notes';
export type { NewNote, Note } from './note';
