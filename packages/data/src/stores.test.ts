/** @jest-environment node */

import { createAction, createSlice } from '@reduxjs/toolkit';
import {
  CancelledError,
  createRegistry,
  defineStore,
  put,
  request,
  take,
  takeEvery,
  type Saga,
} from './index';
import { createInventoryStore, stockReceived, noteReceived } from './testing';

const ping = createAction<string>('test/ping');

test('registers a store at any time', () => {
  const registry = createRegistry();
  const shelf = createInventoryStore();

  registry.register(shelf);
  void registry.dispatch(shelf).stockReceived(7, 3);

  expect(registry.select(shelf).getStock(7)).toBe(3);
  expect(registry.select(shelf).first('none')).toBe('none');
});

test('ignores a second registration of the same store', () => {
  const registry = createRegistry();
  const shelf = createInventoryStore();
  registry.register(shelf);
  void registry.dispatch(shelf).stockReceived(7, 3);

  registry.register(shelf);

  expect(registry.select(shelf).getStock(7)).toBe(3);
});

test('rejects a duplicate store name and the reserved resolution name', () => {
  const registry = createRegistry();
  registry.register(createInventoryStore());

  expect(() => registry.register(createInventoryStore())).toThrow('Store name "shelf" is taken.');
  expect(() => registry.register({ ...createInventoryStore(), name: 'resolution' })).toThrow(
    'Store name "resolution" is taken.',
  );
});

test('names the missing store in the error', () => {
  const registry = createRegistry();
  const shelf = createInventoryStore();

  expect(() => registry.select(shelf)).toThrow('Store "shelf" is not registered.');
  expect(() => registry.byName('shelv')).toThrow('Store "shelv" is not registered.');
});

test('cancels running operations when a store is unregistered', async () => {
  const signals: AbortSignal[] = [];
  const waitFor = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>(() => {});
  };
  function* wait(): Saga {
    yield* request(waitFor);
  }
  const store = defineStore({
    name: 'waiting',
    reducer: (state = 0) => state,
    selectors: () => ({ getIt: () => 1 }),
    actions: { wait },
    resolvers: { getIt: wait },
    saga: wait,
  });
  const registry = createRegistry();
  registry.register(store);
  const operation = registry.dispatch(store).wait();
  const reading = registry.resolveSelect(store).getIt();
  await Promise.resolve();

  registry.unregister(store);

  await expect(operation).rejects.toBeInstanceOf(CancelledError);
  await expect(reading).rejects.toThrow('Store "waiting" is not registered.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

test('resets state, subscribers and resolvers when a store is registered again', async () => {
  const fetchStock = jest.fn(async () => 5);
  const shelf = {
    ...createInventoryStore(fetchStock),
    *saga() {
      yield* takeEvery(ping, onPing);
    },
  };
  function* onPing({ payload }: { payload: string }): Saga {
    yield* put(noteReceived(payload));
  }
  const registry = createRegistry();
  registry.register(shelf);
  await registry.resolveSelect(shelf).getFetched(1);

  registry.unregister(shelf);
  registry.reduxStore.dispatch(ping('nobody is here'));
  registry.register(shelf);

  expect(registry.select(shelf).getStock(1)).toBeUndefined();
  expect(registry.select(shelf).getNote()).toBe('');
  registry.reduxStore.dispatch(ping('again'));
  expect(registry.select(shelf).getNote()).toBe('again');
  expect(await registry.resolveSelect(shelf).getFetched(1)).toBe(5);
  expect(fetchStock).toHaveBeenCalledTimes(2);
});

test('replaces an unregistered store with another one', () => {
  const registry = createRegistry();
  const first = createInventoryStore();
  registry.register(first);
  const { getStock } = registry.select(first);
  registry.unregister(first);
  expect(() => getStock(1)).toThrow('Store "shelf" is not registered.');

  const counter = defineStore({
    name: 'shelf',
    reducer: (state: number = 0, action) => (stockReceived.match(action) ? state + 1 : state),
    selectors: (state: number) => ({ getCount: () => state }),
    actions: { stockReceived },
  });
  registry.register(counter);
  void registry.dispatch(counter).stockReceived({ id: 1, stock: 1 });

  expect(registry.select(counter).getCount()).toBe(1);
});

test('reports a crash of one subscriber and still notifies the other stores', () => {
  const onError = jest.fn();
  const registry = createRegistry({ onError });
  const boom = new Error('boom');
  const fragile = defineStore({
    name: 'fragile',
    reducer: (state = 0) => state,
    selectors: () => ({}),
    actions: {},
    *saga() {
      yield* take(ping);
      throw boom;
    },
  });
  const heard = createSlice({
    name: 'heard',
    initialState: 0,
    reducers: { again: (count) => count + 1 },
  });
  const sturdy = defineStore({
    name: 'sturdy',
    reducer: heard.reducer,
    selectors: (count: number) => ({ getCount: () => count }),
    actions: {},
    *saga() {
      yield* takeEvery(ping, function* () {
        yield* put(heard.actions.again());
      });
    },
  });
  registry.register(fragile);
  registry.register(sturdy);

  registry.reduxStore.dispatch(ping('1'));
  registry.reduxStore.dispatch(ping('2'));

  expect(registry.select(sturdy).getCount()).toBe(2);
  expect(onError.mock.calls).toEqual([[boom, 'fragile']]);
});
