import type { Query, Select, SelectResolution } from './query';
import type { Request } from './resolution';
import type { Subscriptions } from './subscriptions';

/** What a query gave, and the data that it asked for. */
export interface Selection<T> {
  readonly value: T;
  readonly requests: readonly Request[];
}

/** Runs queries and follows the stores that they read. */
export interface Observer {
  run<T>(query: Query<T>): Selection<T>;
  /** Calls the listener when a store changes that one of the queries has read. */
  subscribe(listener: () => void): () => void;
}

/** Knows which query is running, so that selectors can say what it reads. */
export interface Tracker {
  createObserver(): Observer;
  /** Whether a query is running. */
  isTracking(): boolean;
  noteStore(store: string): void;
  noteRequest(request: Request): void;
}

const NO_REQUESTS: readonly Request[] = [];

interface Context {
  readonly subscribe: Subscriptions['subscribe'];
  readonly select: Select;
  readonly resolution: SelectResolution;
}

export function createTracker({ subscribe, select, resolution }: Context): Tracker {
  let current: { noteStore(store: string): void; requests: Request[] | undefined } | undefined;

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
    noteStore: (store) => current?.noteStore(store),
    noteRequest(request) {
      if (current) (current.requests ??= []).push(request);
    },
  };
}
