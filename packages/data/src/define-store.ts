import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { Effect } from 'redux-saga/effects';

/** A saga that returns `R`. Use effects with `yield*`. */
export type Saga<R = void> = Generator<Effect, R, unknown>;

/** Maps store names to their types. Each store package extends it, see `stores/options/src/index.ts`. */
export interface StoreMap {}

type Actions = Record<string, (...args: never[]) => Action | Saga<unknown>>;
type Resolvers<S> = {
  [K in keyof S]?: S[K] extends (...args: infer A) => unknown ? (...args: A) => Saga<unknown> : never;
};

export interface StoreDefinition<N extends string, St, S, A, R> {
  readonly name: N;
  readonly reducer: (state: St | undefined, action: UnknownAction) => St;
  /** The public selectors of a state. */
  readonly selectors: (state: St) => S;
  /** Action creators, and sagas that `dispatch(store)` runs as promises. */
  readonly actions: A;
  /** Sagas that fetch the data of the selector with the same name, once per argument list. */
  readonly resolvers?: R;
  /** A saga that starts on registration and is cancelled on removal. */
  readonly saga?: () => Saga;
}

/** Defines a store. Returns its argument; exists for type inference. */
export function defineStore<
  const N extends string,
  St,
  S extends object,
  A extends Actions,
  R extends Resolvers<S> = {},
>(
  definition: StoreDefinition<N, St, S, A, R> & { resolvers?: { [K in Exclude<keyof R, keyof S>]: never } },
): StoreDefinition<N, St, S, A, R> {
  return definition;
}

/** A store of any type. Method syntax makes parameters bivariant, so no `any` is needed. */
export interface AnyStore {
  readonly name: string;
  reducer(this: void, state: unknown, action: UnknownAction): unknown;
  selectors(this: void, state: unknown): object;
  readonly actions: Actions;
  readonly resolvers?: object;
  saga?(this: void): Saga;
}

export type AnyFunction = (...args: unknown[]) => unknown;
export type Functions = Readonly<Record<string, AnyFunction>>;

/** Casts selectors, actions or resolvers to functions; `defineStore` has checked their types. */
export const asFunctions = (source: object): Functions => source as Functions;

export const mapFunctions = (
  source: object,
  map: (name: string, fn: AnyFunction) => AnyFunction,
): Functions =>
  Object.fromEntries(Object.entries(asFunctions(source)).map(([name, fn]) => [name, map(name, fn)]));

export type StoreKey = keyof StoreMap | AnyStore;
export type StoreOf<K> = K extends keyof StoreMap ? StoreMap[K] : K;

export type SelectorsOf<D> = D extends { selectors: (state: never) => infer S } ? S : never;

export type ResolveSelectorsOf<D> = {
  [K in keyof SelectorsOf<D>]: SelectorsOf<D>[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<R>
    : never;
};

/** A promise of a running saga, which can be cancelled. */
export type Operation<R> = Promise<R> & { cancel(): void };

export type ActionsOf<D> = D extends { actions: infer A }
  ? {
      [K in keyof A]: A[K] extends (...args: infer P) => infer R
        ? (...args: P) => Operation<R extends Generator<unknown, infer T, never> ? T : void>
        : never;
    }
  : never;

/** The selectors that have a resolver, as functions of the same arguments that return `Result`. */
export type ResolverFunctions<D, Result> = D extends { resolvers?: infer R }
  ? {
      [K in keyof NonNullable<R>]-?: NonNullable<R>[K] extends ((...args: infer A) => unknown) | undefined
        ? (...args: A) => Result
        : never;
    }
  : never;
