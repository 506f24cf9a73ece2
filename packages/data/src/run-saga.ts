import type { SagaMiddleware, Task } from 'redux-saga';
import { ApiError, toFailure } from '@admin/http';
import type { Operation, Saga } from './define-store';

/** Rejects the promise of a cancelled saga. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

export interface SagaRun<R> {
  readonly task: Task;
  readonly promise: Promise<R>;
}

type SagaOutcome<R> = { readonly value: R } | { readonly cause: unknown };

interface Context {
  readonly sagas: SagaMiddleware<object>;
  /** The running tasks of the store. */
  readonly tasks: Set<Task>;
  readonly onError: (error: unknown) => void;
}

/** Runs a saga in isolation: errors only reject its own promise. */
export function runSaga<R>(saga: () => Saga<R>, { sagas, tasks, onError }: Context): SagaRun<R> {
  const task: Task = sagas.run(catchErrors, saga, onError);
  tasks.add(task);
  const promise = task.toPromise<SagaOutcome<R>>().then((outcome) => {
    tasks.delete(task);
    // redux-saga resolves the promise of a cancelled task, so it is rejected here.
    if (task.isCancelled()) throw new CancelledError('The operation was cancelled.');
    if ('value' in outcome) return outcome.value;
    const { cause } = outcome;
    throw cause instanceof CancelledError ? cause : new ApiError(toFailure(cause), { cause });
  });
  promise.catch(() => {}); // Avoids an unhandled rejection. The error is reported below, and callers that await still receive it.
  return { task, promise };
}

function* catchErrors<R>(saga: () => Saga<R>, onError: (error: unknown) => void): Saga<SagaOutcome<R>> {
  try {
    return { value: yield* saga() };
  } catch (cause) {
    // Reported here because an error during cleanup after cancellation rejects no promise.
    if (!(cause instanceof CancelledError)) onError(cause);
    return { cause };
  }
}

/** Cancels the operation when the signal is aborted. */
export function withAbortSignal<R>(operation: Operation<R>, signal: AbortSignal): Promise<R> {
  const cancel = () => operation.cancel();
  signal.addEventListener('abort', cancel);
  return operation.finally(() => signal.removeEventListener('abort', cancel));
}
