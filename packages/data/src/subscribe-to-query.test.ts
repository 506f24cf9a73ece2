/** @jest-environment node */

import { createRegistry, defineStore, type AnyStore } from './index';
import { createInventoryStore, stockReceived } from './testing';

function registryWith(...stores: AnyStore[]) {
  const onError = jest.fn();
  const registry = createRegistry({ onError });
  for (const store of stores) registry.register(store);
  return { registry, onError };
}

const otherShelf = { ...createInventoryStore(), name: 'other' } as const;

describe('subscribing', () => {
  test('to one store notifies about that store only', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf, otherShelf);
    const [ofShelf, ofAll] = [jest.fn(), jest.fn()];
    registry.subscribe(ofShelf, shelf);
    registry.subscribe(ofAll);

    // Both stores handle the same action.
    registry.reduxStore.dispatch(stockReceived({ id: 1, stock: 1 }));
    registry.register({ ...createInventoryStore(), name: 'third' });

    expect(ofShelf).toHaveBeenCalledTimes(1);
    expect(ofAll).toHaveBeenCalledTimes(2);
  });

  test('notifies about resolutions', async () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const statuses: string[] = [];
    registry.subscribe(() => statuses.push(registry.resolution(shelf).getFetched(1).status), shelf);

    await registry.resolveSelect(shelf).getFetched(1);
    await Promise.resolve();

    expect([...new Set(statuses)]).toEqual(['resolving', 'finished']);
  });

  test('does not notify without changes or after unsubscribing', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.subscribe(listener, shelf);

    void registry.dispatch(shelf).noteReceived('');
    expect(listener).not.toHaveBeenCalled();
    stop();
    void registry.dispatch(shelf).noteReceived('new');

    expect(listener).not.toHaveBeenCalled();
  });

  test('twice with the same function creates two subscriptions', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.subscribe(listener);
    registry.subscribe(listener);

    stop();
    void registry.dispatch(shelf).noteReceived('new');

    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('calls the other listeners when one throws', () => {
    const shelf = createInventoryStore();
    const { registry, onError } = registryWith(shelf);
    const broken = new Error('broken');
    const listener = jest.fn();
    registry.subscribe(() => {
      throw broken;
    });
    registry.subscribe(listener);

    void registry.dispatch(shelf).noteReceived('new');

    expect(listener).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls).toEqual([[broken]]);
  });

  test('allows listeners to subscribe, unsubscribe and dispatch during a notification', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const seen: string[] = [];
    const see = (name: string) => () => void seen.push(`${name} ${registry.select(shelf).getNote()}`);
    registry.subscribe(() => {
      if (registry.select(shelf).getNote() !== 'a') return;
      stopLater();
      registry.subscribe(see('new'));
      void registry.dispatch(shelf).noteReceived('b');
    });
    const stopLater = registry.subscribe(see('gone'));
    registry.subscribe(see('last'));

    void registry.dispatch(shelf).noteReceived('a');

    // Removed listeners are not called. Others may be called twice, with the latest state.
    expect(seen).toEqual(['last b', 'new b', 'last b']);
  });
});

test('does not call a listener for the change during which it subscribed', () => {
  const shelf = createInventoryStore();
  const { registry } = registryWith(shelf);
  const late = jest.fn();
  const stop = registry.subscribe(() => {
    stop();
    registry.subscribe(late);
  });

  void registry.dispatch(shelf).noteReceived('a');
  expect(late).not.toHaveBeenCalled();
  void registry.dispatch(shelf).noteReceived('b');

  expect(late).toHaveBeenCalledTimes(1);
});

describe('a batch', () => {
  test('sends one notification', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listeners = [jest.fn(), jest.fn()] as const;
    registry.subscribe(listeners[0]);
    registry.subscribeToQuery((select) => select(shelf).getStock(1), listeners[1]);

    const result = registry.batch(() => {
      for (const stock of [1, 2, 3]) void registry.dispatch(shelf).stockReceived(1, stock);
      registry.batch(() => void registry.dispatch(shelf).noteReceived('within'));
      expect(listeners[0]).not.toHaveBeenCalled();
      return registry.select(shelf).getStock(1);
    });

    expect(result).toBe(3);
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
    expect(listeners[1]).toHaveBeenCalledWith(3);
  });

  test('notifies about changes made before it failed', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    registry.subscribe(listener);

    expect(() =>
      registry.batch(() => {
        void registry.dispatch(shelf).noteReceived('done');
        throw new Error('stop');
      }),
    ).toThrow('stop');

    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('subscribing to a query', () => {
  test('reruns the query only when a store that it reads changes', () => {
    const shelf = createInventoryStore();
    const clock = defineStore({
      name: 'clock',
      reducer: (state: number = 0, { type }) => (type === 'clock/ticked' ? state + 1 : state),
      selectors: (state: number) => ({ getTime: () => state }),
      actions: { ticked: () => ({ type: 'clock/ticked' }) },
    });
    const { registry } = registryWith(shelf, clock);
    const runs = jest.fn();
    registry.subscribeToQuery(
      (select) => {
        runs();
        return select(shelf).getStock(1);
      },
      () => {},
    );
    runs.mockClear();

    void registry.dispatch(clock).ticked();
    expect(runs).not.toHaveBeenCalled();
    void registry.dispatch(shelf).noteReceived('here');

    expect(runs).toHaveBeenCalledTimes(1);
  });

  test('tracks entries that are added and removed', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const told: unknown[] = [];
    registry.subscribeToQuery(
      (select) => select(shelf).getStock(5),
      (stock) => told.push(stock),
    );
    const { stockReceived: count, stockFilled } = registry.dispatch(shelf);

    void count(5, 1);
    void stockFilled(2);
    void stockFilled(6);

    expect(told).toEqual([1, undefined, 0]);
  });

  test('continues after a change with an equal result', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    registry.subscribeToQuery((select) => (select(shelf).getStock(1) ?? 0) > 5, listener);
    const { stockReceived: count } = registry.dispatch(shelf);

    void count(1, 2);
    void count(1, 3);
    void count(1, 6);
    void count(1, 7);
    void count(1, 1);

    expect(listener.mock.calls).toEqual([[true], [false]]);
  });

  test('reads several stores, including those found through the first', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf, otherShelf);
    const listener = jest.fn();
    registry.subscribeToQuery(
      (select) => select(shelf).getNote() === 'other' && select(otherShelf).getNote(),
      listener,
    );
    const notes = registry.dispatch(shelf);

    void notes.noteReceived('x');
    expect(listener).not.toHaveBeenCalled();
    void notes.noteReceived('other');

    expect(listener.mock.calls).toEqual([['other']]);
  });

  test('returns the same object while results are shallowly equal', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    registry.subscribeToQuery(
      (select) => ({ stock: select(shelf).getStock(1), note: select(shelf).getNote() }),
      listener,
    );

    void registry.dispatch(shelf).stockReceived(2, 1);
    void registry.dispatch(shelf).stockReceived(1, 1);

    expect(listener.mock.calls).toEqual([[{ stock: 1, note: '' }]]);
  });

  test('reports a failing query and recovers when it works again', () => {
    const shelf = createInventoryStore();
    const { registry, onError } = registryWith(shelf);
    const listener = jest.fn();
    const refuse = new Error('two is too much');
    registry.subscribeToQuery((select) => {
      if (select(shelf).getStock(1) === 2) throw refuse;
      return select(shelf).getStock(1);
    }, listener);

    for (const stock of [1, 2, 3]) void registry.dispatch(shelf).stockReceived(1, stock);

    expect(onError.mock.calls).toEqual([[refuse]]);
    expect(listener.mock.calls).toEqual([[1], [3]]);
  });

  test('stops on unsubscribe', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.subscribeToQuery((select) => select(shelf).getNote(), listener);

    stop();
    void registry.dispatch(shelf).noteReceived('new');

    expect(listener).not.toHaveBeenCalled();
  });
});

test('follows selectors that read other stores', () => {
  const shelf = createInventoryStore();
  const { registry } = registryWith(shelf);
  const asking = defineStore({
    name: 'asking',
    reducer: (state = 0) => state,
    selectors: () => ({ getElsewhere: (id: number) => registry.select(shelf).getStock(id) }),
    actions: {},
  });
  registry.register(asking);
  const listener = jest.fn();
  registry.subscribeToQuery((select) => select(asking).getElsewhere(1), listener);

  void registry.dispatch(shelf).stockReceived(2, 5);
  void registry.dispatch(shelf).stockReceived(1, 5);

  expect(listener.mock.calls).toEqual([[5]]);
});
