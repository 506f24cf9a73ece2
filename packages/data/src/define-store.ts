import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { Effect } from 'redux-saga/effects';

/** What a store does over time. `R` is what it gives in the end; effects are used in it with `yield*`. */
export type Saga<R = void> = Generator<Effect, R, unknown>;

/** Open interface: each store package adds its own name, see `stores/options/src/index.ts`. */
export interface StoreMap {}

type Actions = Record<string, (...args: never[]) => Action | Saga<unknown>>;
type Resolvers<S> = {
  [K in keyof S]?: S[K] extends (...args: infer A) => unknown ? (...args: A) => Saga<unknown> : never;
};

export interface StoreDefinition<N extends string, St, S, A, R> {
  readonly name: N;
  readonly reducer: (state: St | undefined, action: UnknownAction) => St;
  /** Everything other code may read, as functions over one snapshot of the state. */
  readonly selectors: (state: St) => S;
  /** Action creators, and sagas which `dispatch(store)` runs as promises. */
  readonly actions: A;
  /** Sagas that fetch what the selector of the same name needs; run once per argument list. */
  readonly resolvers?: R;
  /** Watchers; started on registration, cancelled on removal. */
  readonly saga?: () => Saga;
}

/** The identity function, kept for what it infers and checks. */
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

/** What the registry itself knows of a store. Method syntax makes parameters bivariant, so no `any` is needed. */
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

/** The selectors, actions and resolvers of a definition; `defineStore` has seen to it that all are functions. */
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

/** A running operation: await it, or cancel it. */
export type Operation<R> = Promise<R> & { cancel(): void };

export type ActionsOf<D> = D extends { actions: infer A }
  ? {
      [K in keyof A]: A[K] extends (...args: infer P) => infer R
        ? (...args: P) => Operation<R extends Generator<unknown, infer T, never> ? T : void>
        : never;
    }
  : never;

/** The selectors of a store which have a resolver, with a function over their arguments. */
export type PerResolver<D, Result> = D extends { resolvers?: infer R }
  ? {
      [K in keyof NonNullable<R>]-?: NonNullable<R>[K] extends ((...args: infer A) => unknown) | undefined
        ? (...args: A) => Result
        : never;
    }
  : never;
