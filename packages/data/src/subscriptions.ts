import { RESOLUTION, type ResolutionState } from './resolution';

/** The state of the one Redux store: that of every registered store by its name, and all resolutions. */
export interface RootState {
  readonly [RESOLUTION]: ResolutionState;
  readonly [store: string]: unknown;
}

type Listener = () => void;

/** Of its own for every call, because the same function may subscribe twice. */
interface Subscription {
  readonly listener: Listener;
  isActive: boolean;
}

/** Calls listeners when the state or the resolutions of a store have changed. */
export interface Subscriptions {
  /** Without the name of a store, the listener hears of every change. */
  subscribe(listener: Listener, store?: string): () => void;
  /** Compares the state with what listeners were last told of; called after every dispatch. */
  notify(): void;
  /** Puts notifications off until `work` is done. */
  batch<R>(work: () => R): R;
}

export function createSubscriptions(
  getState: () => RootState,
  onError: (error: unknown) => void,
): Subscriptions {
  const ofAll = new Set<Subscription>();
  const byStore = new Map<string, Set<Subscription>>();
  let notified = getState();
  let batches = 0;

  function subscriptionsTo(store: string): Set<Subscription> {
    const subscriptions = byStore.get(store) ?? new Set();
    byStore.set(store, subscriptions);
    return subscriptions;
  }

  function call(subscriptions: ReadonlySet<Subscription>): void {
    // A copy, because those that come along the way are not told of this change.
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
    const [before, state] = [notified, getState()];
    if (batches > 0 || state === before) return;
    notified = state;
    call(ofAll);
    for (const [store, subscriptions] of byStore) {
      const isChanged =
        state[store] !== before[store] || state[RESOLUTION][store] !== before[RESOLUTION][store];
      if (isChanged) call(subscriptions);
    }
  }

  return {
    notify,

    subscribe(listener, store) {
      const subscriptions = store === undefined ? ofAll : subscriptionsTo(store);
      const subscription = { listener, isActive: true };
      subscriptions.add(subscription);
      return () => {
        subscription.isActive = false;
        subscriptions.delete(subscription);
      };
    },

    batch(work) {
      batches += 1;
      try {
        return work();
      } finally {
        batches -= 1;
        notify();
      }
    },
  };
}
