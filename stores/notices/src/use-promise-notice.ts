import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { ApiError, toFailure } from '@admin/http';
import { noticesStore } from './store';
import type { NoticeAction } from './types';

export type Outcome<T = unknown> = Success<T> & Failure;

interface Success<T> {
  /** Message after success; no message if omitted. */
  done?: string | ((result: T) => string);
  /** Adds an Undo button to `done`. */
  undo?: (result: T) => void;
  /** Action beside `done` when the operation cannot be undone. */
  action?: (result: T) => NoticeAction | undefined;
}

type Failure = {
  /** Adds a "Try again" button to `failed`. */
  retry?: () => void;
} & (
  | {
      failed: string;
      /**
       * A notice replaces an earlier one with the same id. Without an id, the text in `failed` identifies errors: an
       * error is removed when the same operation fails again or succeeds.
       */
      id?: string;
    }
  // A message that depends on the error needs an `id`. If `failed` is omitted, the error's own message is shown.
  | { failed?: (error: unknown) => string; id: string }
);

/** A function that reports how an operation ended; it resolves to whether it succeeded. */
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
        // A cancellation is not an error.
        if (error instanceof CancelledError) return false;
        const actions = retry ? [{ label: __('Retry', 'store-admin'), onClick: retry }] : [];
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
          ? { label: __('Undo', 'store-admin'), onClick: () => undo(result) }
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

/** The server's messages of several errors, which are more specific than a general message. */
function listErrors(error: unknown): readonly [string, ...string[]] | undefined {
  const [first, ...others] = error instanceof ApiError ? (error.failure.messages ?? []) : [];
  return first === undefined ? undefined : [first, ...others];
}
