/**
 * Cancellation that reaches through `yield*`.
 *
 * A generator is cancelled by `return()`, which runs its `finally` blocks. When a `finally` inside a
 * delegate (`yield* saveEdit()`) yields, JavaScript forgets that it was returning: the delegate ends as if
 * all had gone well, and the saga around it carries on. So while a saga is being cancelled, the effects of
 * this package do not yield: they act at once, and `return()` runs through in one go.
 */
import type { Saga } from './saga';
import type { Registry } from './registry';

interface Step {
  readonly registry: Registry;
  readonly isCancelling: boolean;
}

let current: Step | undefined;

/** Where the running saga stands. */
export function currentStep(): Step {
  if (!current) throw new Error('Effects work only in sagas which a registry runs.');
  return current;
}

export const isSaga = (value: unknown): value is Saga<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;

/** Has the effects of a saga know at every step where it stands. */
export function supervise<R>(saga: Saga<R>, registry: Registry): Saga<R> {
  const [next, fail, end] = [saga.next.bind(saga), saga.throw.bind(saga), saga.return.bind(saga)];

  function within<S>(isCancelling: boolean, step: () => S): S {
    const outer = current;
    current = { registry, isCancelling };
    try {
      return step();
    } finally {
      current = outer;
    }
  }

  return Object.assign(saga, {
    next: (value: unknown) => within(false, () => next(value)),
    throw: (error: unknown) => within(false, () => fail(error)),
    return: (value: R) => within(true, () => end(value)),
  });
}
