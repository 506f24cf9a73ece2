import { defineStore, dedupe } from '@admin/data';
import { notes, notesSelectors } from './notes';
import {
  dismissAllNotes,
  dismissNote,
  fetchAlerts,
  fetchNotes,
  markInboxRead,
  markNoteRead,
  restoreNotes,
  runNoteAction,
  snoozeNote,
  undoSnoozeNote,
} from './sagas';

export const notesStore = defineStore({
  name: 'notes',
  reducer: notes.reducer,
  selectors: notesSelectors,
  actions: {
    dismissAllNotes: dedupe(dismissAllNotes),
    dismissNote: dedupe(dismissNote),
    markInboxRead,
    markNoteRead,
    receiveNotes: notes.receivePage,
    restoreNotes,
    runNoteAction: dedupe(runNoteAction),
    snoozeNote,
    undoSnoozeNote,
  },
  resolvers: { getNotes: fetchNotes, getAlerts: fetchAlerts },
});

declare module '@admin/data' {
  interface StoreMap {
    notes: typeof notesStore;
  }
}
