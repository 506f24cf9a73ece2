/**
 * Typed saga effects. The type of a `yield` expression is fixed per generator, so each effect is a generator
 * used with `yield*`, which TypeScript can type. All unchecked casts of the saga layer are in this file.
 */
import type { Action } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { Saga } from './define-store';
import type { Registry } from './registry';

/** An action creator of Redux Toolkit, or a matcher such as `isAnyOf(…)`. */
type Matcher<A extends Action> = { match(action: unknown): action is A } | ((action: unknown) => action is A);

const toPattern =
  <A extends Action>(matcher: Matcher<A>) =>
  (action: Action): boolean =>
    'match' in matcher ? matcher.match(action) : matcher(action);

export function* put<A extends Action>(action: A): Saga<A> {
  return (yield effects.put(action)) as A;
}

/** Waits for a promise or a saga. The saga is cancelled together with the caller. */
export function* call<A extends readonly unknown[], R>(
  fn: (...args: A) => Promise<R> | Saga<R>,
  ...args: A
): Saga<R> {
  return (yield effects.call(() => fn(...args))) as R;
}

export function* select<S, A extends readonly unknown[], R>(
  selector: (state: S, ...args: A) => R,
  ...args: A
): Saga<R> {
  return (yield effects.select((state: S) => selector(state, ...args))) as R;
}

/** The registry that this saga runs in. */
export function* getRegistry(): Saga<Registry> {
  return (yield effects.getContext('registry')) as Registry;
}

export function* cancelled(): Saga<boolean> {
  return (yield effects.cancelled()) as boolean;
}

export function* take<A extends Action>(matcher: Matcher<A>): Saga<A> {
  return (yield effects.take(toPattern(matcher))) as A;
}

export function* takeEvery<A extends Action>(
  matcher: Matcher<A>,
  worker: (action: A) => Saga<unknown>,
): Saga {
  yield effects.takeEvery(toPattern(matcher), (action) => worker(action as A));
}

/** Calls an API function with an `AbortSignal` that is aborted when the calling saga is cancelled. */
export function* request<A extends readonly unknown[], R>(
  api: (signal: AbortSignal, ...args: A) => Promise<R>,
  ...args: A
): Saga<R> {
  return yield* call(() => {
    const controller = new AbortController();
    return Object.assign(api(controller.signal, ...args), { [CANCEL]: () => controller.abort() });
  });
}
