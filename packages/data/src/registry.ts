import type { EnhancedStore } from '@reduxjs/toolkit';
import type {
  ActionsOf,
  AnyFunction,
  AnyStore,
  PerResolver,
  ResolveSelectorsOf,
  StoreKey,
  StoreOf,
} from './define-store';
import type { Observer } from './observer';
import type { Query, Select, SelectResolution } from './query';
import type { Request } from './resolution';

export interface Registry {
  readonly reduxStore: EnhancedStore;
  /**
   * Adds a store: injects its reducer and starts its watchers. Adding the same one twice is harmless;
   * the answer says whether it is new.
   */
  register(store: AnyStore): boolean;
  /** Cancels everything a store is doing and resets its state. */
  unregister(store: StoreKey): void;
  /** Reads the current state; reading a selector which has a resolver asks for its data. */
  readonly select: Select;
  /** Runs a query until every selector it read has its data. Rejects with an `ApiError`. */
  resolve<T>(query: (select: Select) => T): Promise<T>;
  resolveSelect<K extends StoreKey>(store: K): ResolveSelectorsOf<StoreOf<K>>;
  dispatch<K extends StoreKey>(store: K): ActionsOf<StoreOf<K>>;
  /** Calls the listener after every change of this store's state, or of any state. */
  subscribe(listener: () => void, store?: StoreKey): () => void;
  /** Calls the listener whenever the result of a query changes, compared shallowly. */
  watch<T>(query: Query<T>, listener: (result: T) => void): () => void;
  /** Tells subscribers once of everything that is dispatched while `work` runs. */
  batch<R>(work: () => R): R;
  readonly resolution: SelectResolution;
  /** Drops resolutions. Data stays in place and is fetched again: at once if it is on the screen. */
  invalidate<K extends StoreKey>(store: K): PerResolver<StoreOf<K>, void>;
  invalidateAll(store: StoreKey): void;
  /** Says that the data of a selector is there already, for instance because the page brought it along. */
  fulfil<K extends StoreKey>(store: K): PerResolver<StoreOf<K>, void>;
  /**
   * A store by a name TypeScript knows nothing of: its selectors and actions, with those of the platform's registry that
   * tell and set how its data is coming along (`isResolving`, `invalidateResolution` …).
   */
  byName(name: string): UntypedStore;
  /** Runs queries and follows the stores that they read; what `useSelect` is made of. */
  createObserver(): Observer;
  /** Keeps data up to date for a reader on the screen, until the function given back is called. */
  retain(requests: readonly Request[]): () => void;
}

export interface UntypedStore {
  readonly selectors: Readonly<Record<string, AnyFunction>>;
  /** The selectors as promises of their data. */
  readonly resolveSelectors: Readonly<Record<string, AnyFunction>>;
  readonly actions: Readonly<Record<string, AnyFunction>>;
}

export interface RegistryOptions {
  /** Told of every failed operation, resolver, watcher and listener, handled or not, and whose it was where known. */
  onError?: (error: unknown, store?: string) => void;
}
