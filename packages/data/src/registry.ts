import type { EnhancedStore } from '@reduxjs/toolkit';
import type {
  ActionsOf,
  AnyFunction,
  AnyStore,
  ResolverFunctions,
  ResolveSelectorsOf,
  StoreKey,
  StoreOf,
} from './define-store';
import type { Observer } from './observer';
import type { Query, Select, SelectResolution } from './query';
import type { ResolutionRequest } from './resolution';

export interface Registry {
  readonly reduxStore: EnhancedStore;
  /**
   * Registers a store: injects its reducer and starts its saga.
   * @returns `false` if this definition is already registered
   * @throws if the name is taken by another definition
   */
  register(store: AnyStore): boolean;
  /** Cancels the store's running sagas and resets its state. */
  unregister(store: StoreKey): void;
  /** Reads the current state. Calling a selector that has a resolver requests its data. */
  readonly select: Select;
  /** Runs a query until all data that it reads is loaded. Rejects with an `ApiError`. */
  resolve<T>(query: (select: Select) => T): Promise<T>;
  resolveSelect<K extends StoreKey>(store: K): ResolveSelectorsOf<StoreOf<K>>;
  dispatch<K extends StoreKey>(store: K): ActionsOf<StoreOf<K>>;
  /** Calls the listener after every change of this store, or of any store. */
  subscribe(listener: () => void, store?: StoreKey): () => void;
  /** Calls the listener when the result of a query changes, compared shallowly. */
  subscribeToQuery<T>(query: Query<T>, listener: (result: T) => void): () => void;
  /** Notifies subscribers once, after `work` returns. */
  batch<R>(work: () => R): R;
  readonly resolution: SelectResolution;
  /**
   * Invalidates resolutions. Data is kept and fetched again: at once if it is in use, otherwise when next
   * read.
   */
  invalidate<K extends StoreKey>(store: K): ResolverFunctions<StoreOf<K>, void>;
  /** The same for all data of these stores; skips stores that are not registered. */
  invalidateAll(...stores: readonly (string | AnyStore)[]): void;
  /** Marks the data of a selector as loaded, for example after hydration. */
  finishResolution<K extends StoreKey>(store: K): ResolverFunctions<StoreOf<K>, void>;
  /**
   * A store by name, without types. Includes the resolution selectors and actions of `@wordpress/data`, such
   * as `isResolving` and `invalidateResolution`.
   */
  byName(name: string): UntypedStore;
  /** Runs queries and subscribes to the stores that they read. Used by `useSelect`. */
  createObserver(): Observer;
  /** Keeps data loaded and up to date until the returned function is called. */
  retain(requests: readonly ResolutionRequest[]): () => void;
}

export interface UntypedStore {
  readonly selectors: Readonly<Record<string, AnyFunction>>;
  /** The selectors as promises of their data. */
  readonly resolveSelectors: Readonly<Record<string, AnyFunction>>;
  readonly actions: Readonly<Record<string, AnyFunction>>;
}

export interface RegistryOptions {
  /** Called for every failed operation, resolver, saga and listener, with the store's name where known. */
  onError?: (error: unknown, store?: string) => void;
}
