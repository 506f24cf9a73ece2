export { useAlerts, useNotes, useUnreadNotes } from './hooks';
export { hydrateNotes } from './hydrate';
export { notesStore } from './store';
export type { Note, NoteAction, NoteStatus, Undo } from './types';
export { hasUnreadNotes } from './unread';
