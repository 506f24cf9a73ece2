import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { noticesStore } from '@admin/store-notices';

interface Outcome {
  /** Said once the server confirmed it; nothing is said without. */
  done?: string;
  /** Takes it back, offered beside `done`. */
  undo?: () => void;
  failed: string;
}

/** Says how an operation ended; gives back whether it worked. */
export function useOutcome() {
  const { createSuccessNotice, createErrorNotice } = useDispatch(noticesStore);
  return useCallback(
    async (operation: Promise<unknown>, { done, undo, failed }: Outcome): Promise<boolean> => {
      try {
        await operation;
      } catch (error) {
        // A cancellation is nobody's failure.
        if (!(error instanceof CancelledError)) void createErrorNotice(failed);
        return false;
      }
      const actions = undo ? [{ label: __('Undo', 'woocommerce'), onClick: undo }] : [];
      if (done !== undefined) void createSuccessNotice(done, { actions });
      return true;
    },
    [createSuccessNotice, createErrorNotice],
  );
}
