import { RESOLUTION, type ResolutionState } from './resolution';

/** The Redux state: the state of each store by name, and all resolutions. */
export interface RootState {
  readonly [RESOLUTION]: ResolutionState;
  readonly [store: string]: unknown;
}

type Listener = () => void;

/** One object per call, because a function may subscribe twice. */
interface Subscription {
  readonly listener: Listener;
  isActive: boolean;
}

/** Notifies listeners of changes of a store's state or resolutions. */
export interface Subscriptions {
  /** Without a store, the listener is called for every change. */
  subscribe(listener: Listener, store?: string): () => void;
  /** Notifies listeners of changes since the last call. Called after every dispatch. */
  notify(): void;
  /** Defers notifications until `work` returns. */
  batch<R>(work: () => R): R;
}

export function createSubscriptions(
  getState: () => RootState,
  onError: (error: unknown) => void,
): Subscriptions {
  const globalSubscriptions = new Set<Subscription>();
  const byStore = new Map<string, Set<Subscription>>();
  let lastNotifiedState = getState();
  let batchDepth = 0;

  function getStoreSubscriptions(store: string): Set<Subscription> {
    const subscriptions = byStore.get(store) ?? new Set();
    byStore.set(store, subscriptions);
    return subscriptions;
  }

  function notifyAll(subscriptions: ReadonlySet<Subscription>): void {
    // A copy: listeners added during notification are not called.
    for (const subscription of Array.from(subscriptions)) {
      if (!subscription.isActive) continue;
      try {
        subscription.listener();
      } catch (error) {
        onError(error);
      }
    }
  }

  function notify(): void {
    const [before, state] = [lastNotifiedState, getState()];
    if (batchDepth > 0 || state === before) return;
    lastNotifiedState = state;
    notifyAll(globalSubscriptions);
    for (const [store, subscriptions] of byStore) {
      const isChanged =
        state[store] !== before[store] || state[RESOLUTION][store] !== before[RESOLUTION][store];
      if (isChanged) notifyAll(subscriptions);
    }
  }

  return {
    notify,

    subscribe(listener, store) {
      const subscriptions = store === undefined ? globalSubscriptions : getStoreSubscriptions(store);
      const subscription = { listener, isActive: true };
      subscriptions.add(subscription);
      return () => {
        subscription.isActive = false;
        subscriptions.delete(subscription);
      };
    },

    batch(work) {
      batchDepth += 1;
      try {
        return work();
      } finally {
        batchDepth -= 1;
        notify();
      }
    },
  };
}
