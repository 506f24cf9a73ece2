/**
 * Typed saga effects. `yield` cannot be typed (its result type is fixed per generator, not per
 * expression), so every effect here is a one-step generator used with `yield*`, whose result type
 * TypeScript does know. The casts in this file are the only unchecked ones in the saga layer.
 */
import type { Action } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { Effect } from 'redux-saga/effects';
import type { Registry } from './registry';
import type { Saga } from './saga';
import { currentStep, isSaga, supervise } from './supervise';

/** Any action creator made by RTK, or a matcher built with `isAnyOf`. */
type Matcher<A extends Action> = { match(action: unknown): action is A } | ((action: unknown) => action is A);

const toPattern =
  <A extends Action>(matcher: Matcher<A>) =>
  (action: Action): boolean =>
    'match' in matcher ? matcher.match(action) : matcher(action);

export function* put<A extends Action>(action: A): Saga<A> {
  const { registry, isCancelling } = currentStep();
  if (isCancelling) return registry.reduxStore.dispatch(action);
  return (yield effects.put(action)) as A;
}

/** Waits for a promise, or for a saga, which is then cancelled together with this one. */
export function* call<A extends readonly unknown[], R>(
  fn: (...args: A) => Promise<R> | Saga<R>,
  ...args: A
): Saga<R> {
  const { registry } = currentStep();
  return (yield wait(
    effects.call(() => {
      const result = fn(...args);
      return isSaga(result) ? supervise(result, registry) : result;
    }),
  )) as R;
}

export function* select<S, A extends readonly unknown[], R>(
  selector: (state: S, ...args: A) => R,
  ...args: A
): Saga<R> {
  const { registry, isCancelling } = currentStep();
  if (isCancelling) return selector(registry.reduxStore.getState() as S, ...args);
  return (yield effects.select((state: S) => selector(state, ...args))) as R;
}

/** The registry this saga runs in, for reading or refreshing other stores. */
// oxlint-disable-next-line require-yield -- an effect like the others, but nobody needs to be asked
export function* getRegistry(): Saga<Registry> {
  return currentStep().registry;
}

// oxlint-disable-next-line require-yield -- an effect like the others, but nobody needs to be asked
export function* cancelled(): Saga<boolean> {
  return currentStep().isCancelling;
}

export function* take<A extends Action>(matcher: Matcher<A>): Saga<A> {
  return (yield wait(effects.take(toPattern(matcher)))) as A;
}

export function* takeEvery<A extends Action>(
  matcher: Matcher<A>,
  worker: (action: A) => Saga<unknown>,
): Saga {
  const { registry } = currentStep();
  yield wait(effects.takeEvery(toPattern(matcher), (action) => supervise(worker(action as A), registry)));
}

/** Calls an API function with an `AbortSignal` that fires when the saga around it is cancelled. */
export function* request<A extends readonly unknown[], R>(
  api: (signal: AbortSignal, ...args: A) => Promise<R>,
  ...args: A
): Saga<R> {
  const { registry } = currentStep();
  return yield* call(() => {
    const controller = new AbortController();
    const answer = api(controller.signal, ...args).then((value) => {
      registry.hold();
      return value;
    });
    return Object.assign(answer, { [CANCEL]: () => controller.abort() });
  });
}

function wait<E extends Effect>(effect: E): E {
  if (currentStep().isCancelling) throw new Error('A saga that is being cancelled cannot wait for anything.');
  return effect;
}
