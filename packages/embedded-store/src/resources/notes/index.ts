export { addFirstNotes } from './first-notes';
export { countNotes, createNote } from './notes';
export type { NewNote, Note } from './note';
