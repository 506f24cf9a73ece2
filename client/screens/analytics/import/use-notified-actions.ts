import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';

interface NotifiedOutcome {
  /** Said once the server confirmed it; nothing is said without. */
  done?: string;
  /** What did not work; the reason follows it. */
  failed: string;
}

/** Runs operations and says how each ended; `busy` names the one in progress. */
export function useNotifiedActions<Action extends string>() {
  const report = usePromiseNotice();
  const [busy, setBusy] = useState<Action>();

  /** @returns whether it worked */
  async function run(action: Action, operation: Promise<unknown>, { failed, ...options }: NotifiedOutcome) {
    setBusy(action);
    const withReason = (error: unknown) =>
      sprintf(
        /* translators: 1: what did not work, 2: the reason */
        __('%1$s: %2$s', 'woocommerce'),
        failed,
        error instanceof Error ? error.message : '',
      );
    const isDone = await report(operation, { ...options, id: `imports/${action}`, failed: withReason });
    setBusy(undefined);
    return isDone;
  }

  return { busy, run };
}
