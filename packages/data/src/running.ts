import type { SagaMiddleware, Task } from 'redux-saga';
import { ApiError, toFailure, type Failure } from '@admin/http';
import type { Saga } from './effects';
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

type Outcome<R> = { ok: true; value: R } | { ok: false; failure: Failure; cause: unknown };

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
    if (outcome.ok) return outcome.value;
    throw new ApiError(outcome.failure, { cause: outcome.cause });
  });
  promise.catch(() => {}); // Reported below; whoever awaits it still sees the rejection.
  return { task, promise };
}

function* settle<R>(saga: () => Saga<R>, onError: (error: unknown) => void): Saga<Outcome<R>> {
  try {
    return { ok: true, value: yield* saga() };
  } catch (cause) {
    onError(cause); // Here and not above, because a crash while cleaning up has no promise that tells.
    return { ok: false, failure: toFailure(cause), cause };
  }
}
