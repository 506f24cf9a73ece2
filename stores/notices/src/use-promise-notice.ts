import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { ApiError, toFailure } from '@admin/http';
import { noticesStore } from './store';
import type { NoticeAction } from './types';

export type Outcome<T = unknown> = Success<T> & Failure;

interface Success<T> {
  /** Said once the server confirmed it; nothing is said without. */
  done?: string | ((result: T) => string);
  /** Takes it back, offered beside `done`. */
  undo?: (result: T) => void;
  /** Offered beside `done` where nothing can be reverted. */
  action?: (result: T) => NoticeAction | undefined;
}

type Failure = {
  /** Tries again, offered beside `failed`. */
  retry?: () => void;
} & (
  | {
      failed: string;
      /**
       * What is said takes the place of what was said by the same id before. Without it, errors are known by the
       * sentence in `failed`: an error goes when the same operation fails again or succeeds.
       */
      id?: string;
    }
  // A sentence that differs from error to error does not tell what it is about. Left out, it is the error's own.
  | { failed?: (error: unknown) => string; id: string }
);

/** A function that says how an operation ended; it returns whether it worked. */
export function usePromiseNotice() {
  const { createSuccessNotice, createErrorNotice, removeErrors } = useDispatch(noticesStore);
  return useCallback(
    async <T>(operation: Promise<T>, outcome: Outcome<T>): Promise<boolean> => {
      const { done, undo, action, failed, retry, id } = outcome;
      let result: T;
      const place = id === undefined ? {} : { id };
      const subject = id ?? `outcome:${String(failed)}`;
      try {
        result = await operation;
      } catch (error) {
        // A cancellation is nobody's failure.
        if (error instanceof CancelledError) return false;
        const actions = retry ? [{ label: __('Retry', 'woocommerce'), onClick: retry }] : [];
        const [content, ...others] = listErrors(error) ?? [
          typeof failed === 'string' ? failed : (failed?.(error) ?? toFailure(error).message),
        ];
        void removeErrors(subject);
        void createErrorNotice(content, { id: subject, actions });
        for (const [index, other] of others.entries())
          void createErrorNotice(other, { id: `${subject}/${index}` });
        return false;
      }
      void removeErrors(subject);
      if (done !== undefined) {
        const offered = undo
          ? { label: __('Undo', 'woocommerce'), onClick: () => undo(result) }
          : action?.(result);
        const actions = offered ? [offered] : [];
        const content = typeof done === 'function' ? done(result) : done;
        void createSuccessNotice(content, { ...place, actions });
      }
      return true;
    },
    [createSuccessNotice, createErrorNotice, removeErrors],
  );
}

/** What the server says of each of several errors, which is more than our own sentence. */
function listErrors(error: unknown): readonly [string, ...string[]] | undefined {
  const [first, ...others] = error instanceof ApiError ? (error.failure.messages ?? []) : [];
  return first === undefined ? undefined : [first, ...others];
}
