import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import {
  call,
  CancelledError,
  createRegistry,
  defineStore,
  getRegistry,
  latest,
  put,
  RegistryProvider,
  request,
  select,
  shared,
  take,
  takeEvery,
  useSelect,
  type Saga,
} from './index';

/** A store as an extension would bring it: no entry in `StoreMap`, registered late. */
const ping = createAction<string>('guestbook/ping');
const slice = createSlice({
  name: 'guestbook',
  initialState: { entries: [] as string[] },
  reducers: { signed: (state, { payload }: PayloadAction<string>) => void state.entries.push(payload) },
});
const { signed } = slice.actions;

function guestbook(load: (signal: AbortSignal, page: { size: number }) => Promise<string>) {
  return defineStore({
    name: 'guestbook',
    reducer: slice.reducer,
    selectors: (state: { entries: string[] }) => ({
      getEntries: (_page?: { size: number; order?: string }): readonly string[] => state.entries,
      first: <D,>(fallback: D): string | D => state.entries[0] ?? fallback,
    }),
    actions: {
      signed,
      *signTwice(name: string): Saga<number> {
        yield* put(signed(name));
        yield* put(signed(name));
        return 2;
      },
      *waitForever(): Saga {
        yield* request((signal) => load(signal, { size: 0 }));
      },
    },
    resolvers: {
      *getEntries(page = { size: 10 }) {
        yield* put(signed(yield* request(load, page)));
      },
    },
    *saga() {
      yield* takeEvery(ping, function* ({ payload }) {
        yield* put(signed(`pong ${payload}`));
      });
    },
  });
}

test('a store brought at run time is read by components that are already mounted', async () => {
  const registry = createRegistry();
  const store = guestbook(() => Promise.resolve('Ada'));
  registry.register(store);
  function Entries() {
    return <p>{useSelect((select) => select(store).getEntries()).join(', ')}</p>;
  }
  render(
    <RegistryProvider registry={registry}>
      <Entries />
    </RegistryProvider>,
  );

  expect(await screen.findByText('Ada')).toBeInTheDocument();
  act(() => void registry.dispatch(store).signed('Grace'));
  expect(screen.getByText('Ada, Grace')).toBeInTheDocument();
});

test('a resolver runs once per argument list, whatever the order of keys', async () => {
  const load = jest.fn(() => Promise.resolve('Ada'));
  const store = guestbook(load);
  const registry = createRegistry();
  registry.register(store);

  await Promise.all([
    registry.resolveSelect(store).getEntries({ size: 5, order: 'asc' }),
    registry.resolve((select) => select(store).getEntries({ order: 'asc', size: 5 })),
  ]);
  expect(registry.resolution(store).getEntries({ size: 5 }).status).toBe('idle');
  await registry.resolveSelect(store).getEntries({ size: 5 });

  expect(load).toHaveBeenCalledTimes(2);
});

test('operations give back what their saga returns', async () => {
  const registry = createRegistry();
  const store = guestbook(() => Promise.reject(new Error('unused')));
  registry.register(store);
  const count: number = await registry.dispatch(store).signTwice('Ada');
  expect(count).toBe(2);
  expect(registry.select(store).first('nobody')).toBe('Ada');
});

test('removing a store aborts its requests, stops its watchers and resets its state', async () => {
  let signal: AbortSignal | undefined;
  const store = guestbook((given) => ((signal = given), new Promise(() => {})));
  const registry = createRegistry();
  registry.register(store);
  registry.reduxStore.dispatch(ping('1'));
  expect(registry.select(store).first(null)).toBe('pong 1');
  const waiting = registry.dispatch(store).waitForever();

  registry.unregister(store);

  await expect(waiting).rejects.toBeInstanceOf(CancelledError);
  expect(signal?.aborted).toBe(true);
  registry.register(store);
  expect(registry.select(store).first(null)).toBeNull();
  registry.reduxStore.dispatch(ping('2'));
  expect(registry.select(store).first(null)).toBe('pong 2');
});

test('two different stores cannot share a name', () => {
  const registry = createRegistry();
  registry.register(guestbook(() => Promise.resolve('')));
  expect(() => registry.register(guestbook(() => Promise.resolve('')))).toThrow(
    'Store name "guestbook" is taken.',
  );
});

test('a crash in one watcher is reported and leaves other stores alone', async () => {
  const onError = jest.fn();
  const registry = createRegistry({ onError });
  const boom = new Error('boom');
  registry.register(
    defineStore({
      name: 'fragile',
      reducer: (state = 0) => state,
      selectors: () => ({}),
      actions: {},
      *saga() {
        yield* take(ping);
        yield* call(async () => {
          throw boom;
        });
      },
    }),
  );
  const store = guestbook(() => Promise.resolve(''));
  registry.register(store);
  registry.reduxStore.dispatch(ping('1'));
  await act(async () => {});
  registry.reduxStore.dispatch(ping('2'));
  expect(onError).toHaveBeenCalledWith(boom);
  expect(registry.select(store).getEntries({ size: 1 })).toEqual(['pong 1', 'pong 2']);
});

test('shared operations run once for equal arguments, the latest one replaces those before it', async () => {
  const calls: string[] = [];
  const registry = createRegistry();
  function* record(name: string): Saga<string> {
    yield* call(async () => void calls.push(name));
    return name;
  }
  const store = defineStore({
    name: 'policies',
    reducer: (state = 0) => state,
    selectors: () => ({}),
    actions: { install: shared(record), search: latest(record) },
  });
  registry.register(store);
  const { install, search } = registry.dispatch(store);

  expect(await Promise.all([install('a'), install('a'), install('b')])).toEqual(['a', 'a', 'b']);
  expect(calls).toEqual(['a', 'b']);
  const first = search('x');
  const second: Promise<string> = search('xy');
  await expect(first).rejects.toBeInstanceOf(CancelledError);
  expect(await second).toBe('xy');
  expect(await install('a')).toBe('a');
  expect(calls).toEqual(['a', 'b', 'x', 'xy', 'a']);
});

test('a saga reads its own state and other stores', async () => {
  const registry = createRegistry();
  const book = guestbook(() => Promise.resolve('Ada'));
  registry.register(book);
  const reader = defineStore({
    name: 'reader',
    reducer: (state = 0) => state,
    selectors: () => ({}),
    actions: {
      *count(): Saga<number> {
        const { entries } = yield* select(slice.selectSlice);
        const other = yield* getRegistry();
        const loaded = yield* call(() => other.resolve((read) => read(book).getEntries()));
        return entries.length + loaded.length;
      },
    },
  });
  registry.register(reader);
  expect(await registry.dispatch(reader).count()).toBe(1);
});
