import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { notesStore } from '@admin/store-notes';

/** Returns the built-in actions of alerts. Changes are shown at once and reverted if they fail. */
export function useAlertActions() {
  const { dismissNote, restoreNotes, snoozeNote, undoSnoozeNote } = useDispatch(notesStore);
  const report = usePromiseNotice();
  const isBackFailed = { failed: __('There was a problem restoring the alert', 'store-admin') };

  return {
    dismiss(id: number) {
      void report(dismissNote(id), {
        done: __('Alert dismissed', 'store-admin'),
        undo: ({ noteIds }) => void report(restoreNotes(noteIds), isBackFailed),
        failed: __('There was a problem dismissing the alert', 'store-admin'),
      });
    },

    snooze(id: number, until: Date) {
      void report(snoozeNote(id, until.getTime()), {
        done: __('Alert snoozed', 'store-admin'),
        undo: () => void report(undoSnoozeNote(id), isBackFailed),
        failed: __('There was a problem snoozing the alert', 'store-admin'),
      });
    },
  };
}
