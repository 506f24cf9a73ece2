import type { SagaMiddleware, Task } from 'redux-saga';
import { ApiError, toFailure } from '@admin/http';
import type { Operation, Saga } from './define-store';

/** What the promise of a saga rejects with when the saga was cancelled. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

export interface Running<R> {
  readonly task: Task;
  readonly promise: Promise<R>;
}

type Outcome<R> = { readonly value: R } | { readonly cause: unknown };

interface Context {
  readonly sagas: SagaMiddleware<object>;
  /** The tasks of the store on whose behalf the saga runs. */
  readonly tasks: Set<Task>;
  readonly onError: (error: unknown) => void;
}

/** Runs a saga apart from all others: whatever it throws ends in its own promise. */
export function runSaga<R>(saga: () => Saga<R>, { sagas, tasks, onError }: Context): Running<R> {
  const task: Task = sagas.run(settle, saga, onError);
  tasks.add(task);
  const promise = task.toPromise<Outcome<R>>().then((outcome) => {
    tasks.delete(task);
    // The promise of a cancelled task resolves, so that is turned into an error here.
    if (task.isCancelled()) throw new CancelledError('The operation was cancelled.');
    if ('value' in outcome) return outcome.value;
    const { cause } = outcome;
    throw cause instanceof CancelledError ? cause : new ApiError(toFailure(cause), { cause });
  });
  promise.catch(() => {}); // Reported below; whoever awaits it still sees the rejection.
  return { task, promise };
}

function* settle<R>(saga: () => Saga<R>, onError: (error: unknown) => void): Saga<Outcome<R>> {
  try {
    return { value: yield* saga() };
  } catch (cause) {
    // Here and not above, because a crash while cleaning up has no promise that tells.
    if (!(cause instanceof CancelledError)) onError(cause);
    return { cause };
  }
}

/** The operation, which the signal cancels. */
export function untilAborted<R>(operation: Operation<R>, signal: AbortSignal): Promise<R> {
  const cancel = () => operation.cancel();
  signal.addEventListener('abort', cancel);
  return operation.finally(() => signal.removeEventListener('abort', cancel));
}
