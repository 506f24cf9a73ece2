import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';

interface NotifiedOutcome {
  /** Message once the server confirmed the action; without it, there is no notice. */
  done?: string;
  /** What failed; the reason is appended. */
  failed: string;
}

/** Runs actions and shows a notice about each result; `busy` is the current one. */
export function useNotifiedActions<Action extends string>() {
  const report = usePromiseNotice();
  const [busy, setBusy] = useState<Action>();

  /** @returns whether it succeeded */
  async function run(action: Action, operation: Promise<unknown>, { failed, ...options }: NotifiedOutcome) {
    setBusy(action);
    const withReason = (error: unknown) =>
      sprintf(
        /* translators: 1: what did not work, 2: the reason */
        __('%1$s: %2$s', 'store-admin'),
        failed,
        error instanceof Error ? error.message : '',
      );
    const isDone = await report(operation, { ...options, id: `imports/${action}`, failed: withReason });
    setBusy(undefined);
    return isDone;
  }

  return { busy, run };
}
