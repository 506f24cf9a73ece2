import type { Query, Select, SelectResolution } from './query';
import type { ResolutionRequest } from './resolution';
import type { Subscriptions } from './subscriptions';

/** The result of a query, and the data it requested. */
export interface Selection<T> {
  readonly value: T;
  readonly requests: readonly ResolutionRequest[];
}

/** Runs queries and subscribes to the stores that they read. */
export interface Observer {
  run<T>(query: Query<T>): Selection<T>;
  /** Calls the listener when a store changes that the queries have read. */
  subscribe(listener: () => void): () => void;
}

/** Tracks which stores and data the running query reads. */
export interface Tracker {
  createObserver(): Observer;
  /** Whether a query is running. */
  isTracking(): boolean;
  trackStore(store: string): void;
  trackRequest(request: ResolutionRequest): void;
}

const NO_REQUESTS: readonly ResolutionRequest[] = [];

interface Context {
  readonly subscribe: Subscriptions['subscribe'];
  readonly select: Select;
  readonly resolution: SelectResolution;
}

export function createTracker({ subscribe, select, resolution }: Context): Tracker {
  let current: { noteStore(store: string): void; requests: ResolutionRequest[] | undefined } | undefined;

  function createObserver(): Observer {
    const stores = new Set<string>();
    const run = { noteStore, requests: undefined };
    let listener: (() => void) | undefined;
    let stops: (() => void)[] = [];

    function noteStore(store: string): void {
      if (stores.has(store)) return;
      stores.add(store);
      if (listener) stops.push(subscribe(listener, store));
    }

    return {
      run(query) {
        const outer = current;
        run.requests = undefined;
        current = run;
        try {
          const value = query(select, resolution);
          return { value, requests: run.requests ?? NO_REQUESTS };
        } finally {
          current = outer;
        }
      },

      subscribe(given) {
        listener = given;
        stops = Array.from(stores, (store) => subscribe(given, store));
        return () => {
          listener = undefined;
          for (const stop of stops) stop();
        };
      },
    };
  }

  return {
    createObserver,
    isTracking: () => current !== undefined,
    trackStore: (store) => current?.noteStore(store),
    trackRequest(request) {
      if (current) (current.requests ??= []).push(request);
    },
  };
}
