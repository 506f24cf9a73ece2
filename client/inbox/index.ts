export { Inbox } from './inbox';
export { NoteActions } from './note-actions';
