import type { SagaMiddleware, Task } from 'redux-saga';
import { ApiError, toFailure } from '@admin/http';
import type { Saga } from './saga';
import type { Registry } from './registry';
import { supervise } from './supervise';

/** What the promise of a saga rejects with when the saga was cancelled. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

export interface Running<R> {
  readonly task: Task;
  readonly promise: Promise<R>;
}

type Outcome<R> = { readonly value: R } | { readonly cause: unknown };

interface Surroundings {
  readonly sagas: SagaMiddleware<object>;
  readonly registry: Registry;
  readonly onError: (error: unknown) => void;
}

/** Runs a saga as one of `tasks`, apart from all others: whatever it throws ends in its own promise. */
export function runSaga<R>(
  saga: () => Saga<R>,
  tasks: Set<Task>,
  { sagas, registry, onError }: Surroundings,
): Running<R> {
  const task: Task = sagas.run(() => supervise(settle(saga, onError), registry));
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
