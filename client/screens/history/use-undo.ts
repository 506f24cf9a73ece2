import { useCallback, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { historyStore, isFinal, getChangeName, type Change, type Values } from '@admin/store-history';
import { noticesStore, usePromiseNotice } from '@admin/store-notices';

/** A change whose value was changed again since, with the current value. */
export interface Conflict {
  change: Change;
  now: Values;
  version: string;
}

/** Each undo's notice replaces the last one. */
const NOTICE = 'history-undo';

/** Undoes changes, one at a time, with the conflicts to resolve. */
export function useUndo() {
  const { undoChange } = useDispatch(historyStore);
  const { createSuccessNotice } = useDispatch(noticesStore);
  const report = usePromiseNotice();
  const [busy, setBusy] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();

  const undo = useCallback(
    async (change: Change, version?: string) => {
      setBusy(change.id);
      await report(
        undoChange(change, version).then((outcome) => {
          setConflict(outcome.isUndone ? undefined : { change, now: outcome.now, version: outcome.version });
          // The dialog shows its own message.
          if (outcome.isUndone) void createSuccessNotice(formatUndone(change), { id: NOTICE });
        }),
        {
          id: NOTICE,
          failed: (error) => formatFailure(change, error),
        },
      );
      setBusy(0);
    },
    [undoChange, createSuccessNotice, report],
  );
  return { undo, busy, conflict, leaveConflict: () => setConflict(undefined) };
}

const formatUndone = (change: Change): string =>
  sprintf(
    /* translators: %s: what was changed, such as "Product: Beanie" */
    __('Undone: %s', 'store-admin'),
    getChangeName(change),
  );

function formatFailure(change: Change, error: unknown): string {
  // It was already undone by another click, another tab or another user.
  if (isFinal(error)) return __('This change was already undone or cannot be undone.', 'store-admin');
  return sprintf(
    /* translators: 1: what was changed, such as "Product: Beanie"; 2: the reason */
    __("Couldn't undo %1$s: %2$s", 'store-admin'),
    getChangeName(change),
    error instanceof Error ? error.message : '',
  );
}
