import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { notesStore, type NoteAction } from '@admin/store-notes';

/** Returns the actions of the inbox. Changes are shown at once and reverted if the server rejects them. */
export function useInboxActions() {
  const notes = useDispatch(notesStore);
  const report = usePromiseNotice();

  const restore = (ids: readonly number[]) =>
    void report(notes.restoreNotes(ids), {
      failed: __('There was a problem restoring the messages', 'store-admin'),
    });

  return {
    /** Resolves when the server has responded. */
    run(noteId: number, action: NoteAction): Promise<boolean> {
      return report(notes.runNoteAction(noteId, action.id), {
        ...(action.actionedText ? { done: action.actionedText } : {}),
        failed: __('There was a problem sending your answer', 'store-admin'),
      });
    },

    dismiss(noteId: number) {
      void report(notes.dismissNote(noteId), {
        done: __('Message dismissed', 'store-admin'),
        undo: ({ noteIds }) => restore(noteIds),
        failed: __('There was a problem dismissing the message', 'store-admin'),
      });
    },

    dismissAll() {
      void report(notes.dismissAllNotes(), {
        // Only the response says which messages there were.
        done: ({ noteIds }) =>
          sprintf(
            /* translators: %d: number of messages */
            _n('%d message dismissed', '%d messages dismissed', noteIds.length, 'store-admin'),
            noteIds.length,
          ),
        undo: ({ noteIds }) => restore(noteIds),
        failed: __('There was a problem dismissing the messages', 'store-admin'),
      });
    },

    markAllRead() {
      void report(notes.markInboxRead(), {
        failed: __('There was a problem marking the messages as read', 'store-admin'),
      });
    },
  };
}
