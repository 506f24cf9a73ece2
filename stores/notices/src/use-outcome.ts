import { useCallback, useId } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { ApiError } from '@admin/http';
import { noticesStore } from './store';

export interface Outcome<T = unknown> {
  /** Said once the server confirmed it; nothing is said without. */
  done?: string | ((result: T) => string);
  /** Takes it back, offered beside `done`. */
  undo?: (result: T) => void;
  failed: string | ((error: unknown) => string);
  /** Tries again, offered beside `failed`. */
  retry?: () => void;
  /**
   * What is said takes the place of what was said by the same id before. Without it, errors are known by the sentence
   * in `failed`: an error goes when the same operation fails again or succeeds.
   */
  id?: string;
}

/** A function that says how an operation ended; it gives back whether it worked. */
export function useOutcome() {
  const { createSuccessNotice, createErrorNotice, removeErrors } = useDispatch(noticesStore);
  const caller = useId();
  return useCallback(
    async <T>(operation: Promise<T>, { done, undo, failed, retry, id }: Outcome<T>): Promise<boolean> => {
      let result: T;
      const place = id === undefined ? {} : { id };
      const subject = id ?? `outcome:${typeof failed === 'string' ? failed : caller}`;
      try {
        result = await operation;
      } catch (error) {
        // A cancellation is nobody's failure.
        if (error instanceof CancelledError) return false;
        const actions = retry ? [{ label: __('Retry', 'woocommerce'), onClick: retry }] : [];
        const [content, ...others] = listErrors(error) ?? [
          typeof failed === 'function' ? failed(error) : failed,
        ];
        void removeErrors(subject);
        void createErrorNotice(content, { id: subject, actions });
        for (const [index, other] of others.entries())
          void createErrorNotice(other, { id: `${subject}/${index}` });
        return false;
      }
      void removeErrors(subject);
      if (done !== undefined) {
        const actions = undo ? [{ label: __('Undo', 'woocommerce'), onClick: () => undo(result) }] : [];
        const content = typeof done === 'function' ? done(result) : done;
        void createSuccessNotice(content, { ...place, actions });
      }
      return true;
    },
    [createSuccessNotice, createErrorNotice, removeErrors, caller],
  );
}

/** What the server says of each of several errors, which is more than our own sentence. */
function listErrors(error: unknown): readonly [string, ...string[]] | undefined {
  const [first, ...others] = error instanceof ApiError ? (error.failure.messages ?? []) : [];
  return first === undefined ? undefined : [first, ...others];
}
