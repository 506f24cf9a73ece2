/** @jest-environment node */

import { createSelector } from '@reduxjs/toolkit';
import { createRegistry, defineStore, type AnyStore } from './index';
import { aShelf, counted } from './testing/shelf';

function registryWith(...stores: AnyStore[]) {
  const onError = jest.fn();
  const registry = createRegistry({ onError });
  for (const store of stores) registry.register(store);
  return { registry, onError };
}

const otherShelf = { ...aShelf(), name: 'other' } as const;

describe('subscribing', () => {
  test('to one store brings news of that store only', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf, otherShelf);
    const [ofShelf, ofAll] = [jest.fn(), jest.fn()];
    registry.subscribe(ofShelf, shelf);
    registry.subscribe(ofAll);

    // Both stores keep the same kind of things, so an action of one is one of the other.
    registry.reduxStore.dispatch(counted({ id: 1, stock: 1 }));
    registry.register({ ...aShelf(), name: 'third' });

    expect(ofShelf).toHaveBeenCalledTimes(1);
    expect(ofAll).toHaveBeenCalledTimes(2);
  });

  test('brings news of resolutions, too', async () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const statuses: string[] = [];
    registry.subscribe(() => statuses.push(registry.resolution(shelf).getFetched(1).status), shelf);

    await registry.resolveSelect(shelf).getFetched(1);
    await Promise.resolve();

    expect([...new Set(statuses)]).toEqual(['resolving', 'finished']);
  });

  test('brings nothing when nothing changed, and nothing after it has ended', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.subscribe(listener, shelf);

    void registry.dispatch(shelf).noted('');
    expect(listener).not.toHaveBeenCalled();
    stop();
    void registry.dispatch(shelf).noted('new');

    expect(listener).not.toHaveBeenCalled();
  });

  test('twice with the same function is two subscriptions', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.subscribe(listener);
    registry.subscribe(listener);

    stop();
    void registry.dispatch(shelf).noted('new');

    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a listener that throws keeps no other from being called', () => {
    const shelf = aShelf();
    const { registry, onError } = registryWith(shelf);
    const broken = new Error('broken');
    const listener = jest.fn();
    registry.subscribe(() => {
      throw broken;
    });
    registry.subscribe(listener);

    void registry.dispatch(shelf).noted('new');

    expect(listener).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls).toEqual([[broken]]);
  });

  test('listeners may come, leave and dispatch while others are being called', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const seen: string[] = [];
    const see = (name: string) => () => void seen.push(`${name} ${registry.select(shelf).getNote()}`);
    registry.subscribe(() => {
      if (registry.select(shelf).getNote() !== 'a') return;
      stopLater();
      registry.subscribe(see('new'));
      void registry.dispatch(shelf).noted('b');
    });
    const stopLater = registry.subscribe(see('gone'));
    registry.subscribe(see('last'));

    void registry.dispatch(shelf).noted('a');

    expect(seen).toEqual(['last b', 'new b']);
  });
});

test('a listener is not called for the change during which it came', () => {
  const shelf = aShelf();
  const { registry } = registryWith(shelf);
  const late = jest.fn();
  const stop = registry.subscribe(() => {
    stop();
    registry.subscribe(late);
  });

  void registry.dispatch(shelf).noted('a');
  expect(late).not.toHaveBeenCalled();
  void registry.dispatch(shelf).noted('b');

  expect(late).toHaveBeenCalledTimes(1);
});

describe('a batch', () => {
  test('is one notification, for listeners of ours and of Redux', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const listeners = [jest.fn(), jest.fn(), jest.fn()] as const;
    registry.subscribe(listeners[0]);
    registry.reduxStore.subscribe(listeners[1]);
    registry.watch((select) => select(shelf).getStock(1), listeners[2]);

    const result = registry.batch(() => {
      for (const stock of [1, 2, 3]) void registry.dispatch(shelf).counted(1, stock);
      registry.batch(() => void registry.dispatch(shelf).noted('within'));
      expect(listeners[0]).not.toHaveBeenCalled();
      return registry.select(shelf).getStock(1);
    });

    expect(result).toBe(3);
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
    expect(listeners[2]).toHaveBeenCalledWith(3);
  });

  test('that fails tells of what was done until then', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    registry.subscribe(listener);

    expect(() =>
      registry.batch(() => {
        void registry.dispatch(shelf).noted('done');
        throw new Error('stop');
      }),
    ).toThrow('stop');

    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('watching', () => {
  /** Counts how often the query of each product runs. */
  function aCrowd(size: number) {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    void registry.dispatch(shelf).filled(size);
    const runs: number[] = Array.from({ length: size }, () => 0);
    const told: string[] = [];
    for (const id of runs.keys()) {
      const query = () => {
        runs[id] = (runs[id] ?? 0) + 1;
        return registry.select(shelf).getStock(id);
      };
      registry.watch(query, (stock) => told.push(`${id}: ${stock}`));
    }
    const runsBy = (act: () => unknown) => {
      runs.fill(0);
      act();
      return runs.flatMap((times, id) => (times > 0 ? [id] : []));
    };
    return { registry, shelf, told, runsBy };
  }

  test('a change runs the queries of those who read what changed, and no others', () => {
    const { registry, shelf, told, runsBy } = aCrowd(100);
    const { counted: count, noted } = registry.dispatch(shelf);
    void noted('they find out what they read when they are called for nothing');

    expect(runsBy(() => count(7, 1))).toEqual([7]);
    expect(runsBy(() => noted('hello'))).toEqual([7]);
    expect(runsBy(() => noted('hello again'))).toEqual([]);
    expect(runsBy(() => count(8, 1))).toEqual([8]);

    expect(told).toEqual(['7: 1', '8: 1']);
  });

  test('follows entries that come and go', () => {
    const { registry, shelf, told } = aCrowd(2);
    registry.watch(
      (select) => select(shelf).getStock(5),
      (stock) => told.push(`5: ${stock}`),
    );
    const { counted: count, filled, noted } = registry.dispatch(shelf);
    void noted('traced');

    void count(5, 1);
    void noted('traced again');
    void filled(2);
    void filled(6);

    expect(told).toEqual(['5: 1', '5: undefined', '5: 0']);
  });

  test('goes on after the result of one change was the same as before', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    registry.watch((select) => (select(shelf).getStock(1) ?? 0) > 5, listener);
    const { counted: count } = registry.dispatch(shelf);

    void count(1, 2);
    void count(1, 3);
    void count(1, 6);
    void count(1, 7);
    void count(1, 1);

    expect(listener.mock.calls).toEqual([[true], [false]]);
  });

  test('reads several stores, and whichever the first leads to', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf, otherShelf);
    const listener = jest.fn();
    registry.watch((select) => select(shelf).getNote() === 'other' && select(otherShelf).getNote(), listener);
    const notes = registry.dispatch(shelf);

    void notes.noted('x');
    expect(listener).not.toHaveBeenCalled();
    void notes.noted('other');

    expect(listener.mock.calls).toEqual([['other']]);
  });

  test('results stay the same object for as long as they are shallowly equal', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    registry.watch(
      (select) => ({ stock: select(shelf).getStock(1), note: select(shelf).getNote() }),
      listener,
    );

    void registry.dispatch(shelf).counted(2, 1);
    void registry.dispatch(shelf).counted(1, 1);

    expect(listener.mock.calls).toEqual([[{ stock: 1, note: '' }]]);
  });

  test('a query that fails is reported, and works again once it can', () => {
    const shelf = aShelf();
    const { registry, onError } = registryWith(shelf);
    const listener = jest.fn();
    const refuse = new Error('two is too much');
    registry.watch((select) => {
      if (select(shelf).getStock(1) === 2) throw refuse;
      return select(shelf).getStock(1);
    }, listener);

    for (const stock of [1, 2, 3]) void registry.dispatch(shelf).counted(1, stock);

    expect(onError.mock.calls).toEqual([[refuse]]);
    expect(listener.mock.calls).toEqual([[1], [3]]);
  });

  test('ends when it is told to', () => {
    const shelf = aShelf();
    const { registry } = registryWith(shelf);
    const listener = jest.fn();
    const stop = registry.watch((select) => select(shelf).getNote(), listener);

    stop();
    void registry.dispatch(shelf).noted('new');

    expect(listener).not.toHaveBeenCalled();
  });
});

test('a reader is told of what happened before it was there to hear it', () => {
  const shelf = aShelf();
  const { registry } = registryWith(shelf);
  const reader = registry.createReader<number | undefined>();
  const listener = jest.fn();
  const selection = reader.select((select) => select(shelf).getStock(1));

  void registry.dispatch(shelf).counted(1, 5);
  reader.subscribe(listener);
  reader.follow(selection);

  expect(listener).toHaveBeenCalledTimes(1);
  expect(reader.read(selection)).toBe(5);
});

describe('selectors of every shape are followed', () => {
  interface Desk {
    edited: { name: string };
    saved: { name: string };
    drafts: Record<string, { open: boolean }>;
    steps: number[];
    all: Record<string, number>;
    filtered: Record<string, number>;
    filter: object;
    orders: { entities: Record<string, { total: number }> };
    groups: Record<string, Record<string, number>> | null;
  }
  const NO_FILTER = {};
  const initial: Desk = {
    edited: { name: 'a' },
    saved: { name: 'a' },
    drafts: {},
    steps: [1, 2],
    all: {},
    filtered: {},
    filter: NO_FILTER,
    orders: { entities: { 1: { total: 1 }, 2: { total: 2 } } },
    groups: null,
  };
  const selectOpen = createSelector([(desk: Desk) => desk.drafts], (drafts) =>
    Object.keys(drafts).filter((id) => drafts[id]?.open),
  );
  const selectTotal = createSelector(
    [(desk: Desk) => desk.orders.entities, (_: Desk, id: number) => id],
    (orders, id) => ({ total: orders[id]?.total }),
  );

  function aDesk() {
    const changed = (change: Partial<Desk>) => ({ type: 'desk/changed', meta: { arg: change } });
    const desk = defineStore({
      name: 'desk',
      reducer: (state: Desk = initial, action) =>
        action.type === 'desk/changed'
          ? { ...state, ...(action as ReturnType<typeof changed>).meta.arg }
          : state,
      selectors: (state: Desk) => ({
        hasEdits: (_form: string) => state.edited !== state.saved && state.edited.name !== '',
        getOpen: () => selectOpen(state),
        getTotal: (id: number) => selectTotal(state, id),
        getOrder: (id: number) => state.orders.entities[id],
        getGrouped: (group: string, id: string) => state.groups?.[group]?.[id],
        isKnown: (id: string) => id in state.drafts,
        includes: (step: number) => state.steps.includes(step),
        getSteps: () => state.steps.map((step) => step * 2),
        count: (kind: string) => (state.filter === NO_FILTER ? state.all[kind] : state.filtered[kind]),
        getAll: () => state,
        copy: (id: string) => ({ all: state.drafts, one: state.drafts[id] }),
        crashOnStandIns: (id: string) => structuredClone(state.drafts)[id]?.open,
        isSaved: (draft: object) => Object.values(state.drafts).some((known) => known === draft),
      }),
      actions: { changed },
    });
    const { registry } = registryWith(desk);
    const change = (patch: Partial<Desk>) => void registry.dispatch(desk).changed(patch);
    return { registry, desk, change };
  }
  type Selectors = ReturnType<ReturnType<typeof aDesk>['desk']['selectors']>;

  const draft = { open: true };
  const cases: [string, (desk: Selectors) => unknown, Partial<Desk>[], unknown][] = [
    [
      'that compare objects',
      (desk) => desk.hasEdits('form'),
      [{ edited: initial.saved }, { edited: { name: 'a' } }],
      true,
    ],
    ['that are memoised', (desk) => desk.getOpen().join(), [{ drafts: { a: draft } }], 'a'],
    [
      'that are memoised by argument',
      (desk) => desk.getTotal(2).total,
      [{ orders: { entities: { ...initial.orders.entities, 2: { total: 9 } } } }],
      9,
    ],
    ['that ask for an entry nobody has', (desk) => desk.isKnown('a'), [{ drafts: { a: draft } }], true],
    ['that search a list', (desk) => desk.includes(3), [{ steps: [1, 3] }], true],
    ['that make a new list', (desk) => desk.getSteps(), [{ steps: [3] }], [6]],
    ['that compare with a constant', (desk) => desk.count('a'), [{ all: { a: 5 } }], 5],
    [
      'that give out the whole state',
      (desk) => desk.getAll().filter,
      [{ filter: initial.saved }],
      initial.saved,
    ],
    [
      'that give out parts in something new',
      (desk) => desk.copy('a').all,
      [{ drafts: { b: draft } }],
      { b: draft },
    ],
    ['that cannot be traced', (desk) => desk.crashOnStandIns('a'), [{ drafts: { a: draft } }], true],
    ['that take objects', (desk) => desk.isSaved(draft), [{ drafts: { a: draft } }], true],
  ];

  test.each(cases)('%s', (_, query, changes, expected) => {
    const { registry, desk, change } = aDesk();
    const listener = jest.fn();
    registry.watch((select) => query(select(desk)), listener);
    // Called for nothing, so that they find out what they read.
    change({ saved: { name: 'b' } });
    change({ saved: initial.saved });

    for (const patch of changes) change(patch);

    expect(listener).toHaveBeenLastCalledWith(expected);
  });

  test('and hear nothing of entries beside their own, however deep', () => {
    const { registry, desk, change } = aDesk();
    const runs = jest.fn();
    registry.watch(
      (select) => {
        runs();
        return [select(desk).getOrder(1)?.total, select(desk).getTotal(1).total];
      },
      () => {},
    );
    change({ saved: { name: 'called for nothing' } });
    runs.mockClear();

    change({ orders: { entities: { ...initial.orders.entities, 2: { total: 9 } } } });

    expect(runs).not.toHaveBeenCalled();
  });

  test('and are looked at anew when there is more to see', () => {
    const { registry, desk, change } = aDesk();
    const runs = jest.fn();
    change({ groups: null });
    registry.watch(
      (select) => {
        runs();
        return select(desk).getGrouped('a', 'x');
      },
      () => {},
    );
    change({ saved: { name: 'called for nothing' } });
    change({ groups: { a: { y: 1 } } });
    runs.mockClear();

    change({ groups: { a: { y: 2 } } });

    expect(runs).not.toHaveBeenCalled();
  });

  test('and what they ask of other stores is followed, too', () => {
    const { registry, change } = aDesk();
    const shelf = aShelf();
    const asking = defineStore({
      name: 'asking',
      reducer: (state = 0) => state,
      selectors: () => ({ getElsewhere: (id: number) => registry.select(shelf).getStock(id) }),
      actions: {},
    });
    registry.register(shelf);
    registry.register(asking);
    const runs = jest.fn();
    const listener = jest.fn();
    registry.watch((select) => {
      runs();
      return select(asking).getElsewhere(1);
    }, listener);
    void registry.dispatch(shelf).noted('called for nothing');
    change({ saved: { name: 'not read' } });
    runs.mockClear();

    void registry.dispatch(shelf).counted(2, 5);
    expect(runs).not.toHaveBeenCalled();
    void registry.dispatch(shelf).counted(1, 5);

    expect(listener.mock.calls).toEqual([[5]]);
  });

  test('and what they return is the state itself', () => {
    const { registry, desk, change } = aDesk();
    const results: unknown[] = [];
    registry.watch(
      (select) => select(desk).getOrder(1),
      (order) => results.push(order),
    );
    change({ saved: { name: 'called for nothing' } });
    const order = { total: 5 };

    change({ orders: { entities: { 1: order } } });

    expect(results[0]).toBe(order);
    expect(registry.select(desk).getOpen()).toBe(registry.select(desk).getOpen());
  });
});
