import type { AnyStore, Registry, StoreMap } from '@admin/data';
import { toRejection } from './host-error';

type AnyFunction = (...args: never[]) => unknown;
export type Functions = Readonly<Record<string, AnyFunction>>;

/** What the platform's registry requires of a store (`wp.data.register`). */
export interface StoreDescriptor {
  readonly name: string;
  instantiate(): StoreInstance;
}

export interface StoreInstance {
  getSelectors(): Functions;
  getResolveSelectors(): Functions;
  getSuspendSelectors(): Functions;
  getActions(): Functions;
  subscribe(listener: () => void): () => void;
  /**
   * For code that accesses a store's internals: returns the whole state, where the platform returns that of one store.
   */
  readonly store: { getState(): unknown; subscribe(listener: () => void): () => void };
}

/** The parts of a platform store. Later parts override earlier ones. */
export interface HostStore {
  readonly name: string;
  /** Stores of our registry whose changes also change this one. */
  readonly sources: readonly (AnyStore | keyof StoreMap)[];
  readonly selectors: Functions;
  /** The same as promises, unless the default of waiting for the selector is used. */
  readonly resolveSelectors: Functions;
  readonly actions: Functions;
}

/** Makes one of our stores available in the platform's registry, for use with its own hooks and functions. */
export const toDescriptor = (registry: Registry, store: HostStore): StoreDescriptor => ({
  name: store.name,
  instantiate: () => {
    const actions = mapValues(store.actions, (action) => async (...args: never[]) => {
      try {
        return await action(...args);
      } catch (error) {
        throw toRejection(error);
      }
    });
    const suspending = mapValues(store.selectors, (select, selector) => (...args: never[]) => {
      const value = select(...args);
      if (!isPending(store, selector, args)) return value;
      // Suspense: React waits for the thrown promise, and renders again.
      throw store.resolveSelectors[selector]?.(...args);
    });
    const subscribe = (listener: () => void) => {
      const stops = store.sources.map((source) => registry.subscribe(listener, source));
      return () => {
        for (const stop of stops) stop();
      };
    };
    return {
      getSelectors: () => store.selectors,
      getResolveSelectors: () => store.resolveSelectors,
      getSuspendSelectors: () => suspending,
      getActions: () => actions,
      subscribe,
      store: { getState: () => registry.reduxStore.getState() as unknown, subscribe },
    };
  },
});

const isPending = ({ selectors }: HostStore, selector: string, args: readonly never[]): boolean =>
  Boolean(
    (selectors['isResolving'] as ((name: string, args: readonly unknown[]) => unknown) | undefined)?.(
      selector,
      args,
    ),
  );

export const mapValues = <V, R>(
  record: Readonly<Record<string, V>>,
  map: (value: V, name: string) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
