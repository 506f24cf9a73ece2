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
  test('to one store brings news of that store only', () => {
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

  test('brings news of resolutions, too', async () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const statuses: string[] = [];
    registry.subscribe(() => statuses.push(registry.resolution(shelf).getFetched(1).status), shelf);

    await registry.resolveSelect(shelf).getFetched(1);
    await Promise.resolve();

    expect([...new Set(statuses)]).toEqual(['resolving', 'finished']);
  });

  test('brings nothing when nothing changed, and nothing after it has ended', () => {
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

  test('twice with the same function is two subscriptions', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.subscribe(listener);
    registry.subscribe(listener);

    stop();
    void registry.dispatch(shelf).noteReceived('new');

    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a listener that throws keeps no other from being called', () => {
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

  test('listeners may come, leave and dispatch while others are being called', () => {
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

test('a listener is not called for the change during which it came', () => {
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
  test('is one notification', () => {
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

  test('that fails tells of what was done until then', () => {
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

describe('watching', () => {
  test('runs the query again when a store that it reads has changed, and not when another has', () => {
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

  test('follows entries that come and go', () => {
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

  test('goes on after the result of one change was the same as before', () => {
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

  test('reads several stores, and whichever the first leads to', () => {
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

  test('results stay the same object for as long as they are shallowly equal', () => {
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

  test('a query that fails is reported, and works again once it can', () => {
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

  test('ends when it is told to', () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.subscribeToQuery((select) => select(shelf).getNote(), listener);

    stop();
    void registry.dispatch(shelf).noteReceived('new');

    expect(listener).not.toHaveBeenCalled();
  });
});

test('a watcher follows what selectors ask of other stores', () => {
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
