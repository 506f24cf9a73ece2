export { useAlerts, useNotes, useUnreadNotes } from './hooks';
export { hydrateNotes } from './hydrate';
export { NOTES_PAGE_SIZE } from './queries';
export { notesStore } from './store';
export type { Note, NoteAction, NoteStatus, Undo } from './types';
export { hasUnreadNotes } from './unread';
