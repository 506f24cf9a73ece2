import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '@admin/http';
import {
  call,
  cancelled,
  CancelledError,
  createRegistry,
  defineStore,
  getRegistry,
  takeLatest,
  put,
  request,
  select,
  dedupe,
  type AnyStore,
  type Saga,
} from './index';
import { createDeferred, createInventoryStore, inventorySlice } from './testing';

function registryWith(...stores: AnyStore[]) {
  const onError = jest.fn();
  const registry = createRegistry({ onError });
  for (const store of stores) registry.register(store);
  return { registry, onError };
}

/** A store with actions only. */
const withActions = <const A extends Record<string, (...args: never[]) => Saga<unknown>>>(actions: A) =>
  defineStore({ name: 'worker', reducer: (state = 0) => state, selectors: () => ({}), actions });

/** A store that records the types of all actions. */
const anObserver = (seen: string[]) =>
  defineStore({
    name: 'observer',
    reducer: (state = 0, { type }: UnknownAction) => {
      if (!type.startsWith('@@')) seen.push(type);
      return state;
    },
    selectors: () => ({}),
    actions: {},
  });

describe('an operation', () => {
  test('returns the result of its saga', async () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);

    const count: number = await registry.dispatch(shelf).countTwice(1);

    expect(count).toBe(2);
    expect(registry.select(shelf).getStock(1)).toBe(2);
  });

  test('rejects with the failure and reports it', async () => {
    const refusal = new ApiError({ kind: 'http', code: 'forbidden', message: 'Not you.', status: 403 });
    const worker = withActions({
      *save(): Saga {
        yield* call(() => Promise.reject(refusal));
      },
    });
    const { registry, onError } = registryWith(worker);

    await expect(registry.dispatch(worker).save()).rejects.toMatchObject({ failure: refusal.failure });

    expect(onError.mock.calls).toEqual([[refusal, 'worker']]);
  });

  test('rejects with an unexpected failure and its cause when it crashes', async () => {
    const mistake = new TypeError('x is undefined');
    const worker = withActions({
      *crash(): Saga {
        yield* call(() => Promise.resolve());
        throw mistake;
      },
    });
    const { registry } = registryWith(worker);

    await expect(registry.dispatch(worker).crash()).rejects.toMatchObject({
      failure: { kind: 'unexpected', message: 'x is undefined' },
      cause: mistake,
    });
  });

  test('reads its own state and other stores', async () => {
    const shelf = createInventoryStore(async () => 4);
    const worker = withActions({
      *add(id: number): Saga<number> {
        const { stock } = yield* select(inventorySlice.selectSlice);
        const other = yield* getRegistry();
        const fetched = yield* call(() => other.resolveSelect(shelf).getFetched(id));
        return (stock[1] ?? 0) + (fetched ?? 0);
      },
    });
    const { registry } = registryWith(shelf, worker);
    void registry.dispatch(shelf).stockReceived(1, 10);

    expect(await registry.dispatch(worker).add(2)).toBe(14);
  });
});

describe('canceling', () => {
  test('aborts the request and rejects without reporting an error', async () => {
    let signal: AbortSignal | undefined;
    const worker = withActions({
      *wait(): Saga {
        yield* request((given: AbortSignal) => {
          signal = given;
          return new Promise<void>(() => {});
        });
      },
    });
    const { registry, onError } = registryWith(worker);
    const operation = registry.dispatch(worker).wait();

    operation.cancel();

    await expect(operation).rejects.toBeInstanceOf(CancelledError);
    expect(signal?.aborted).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  });

  test('cancels called sagas and waits for their cleanup', async () => {
    const steps: string[] = [];
    const log = createSlice({
      name: 'log',
      initialState: [] as string[],
      reducers: { added: (state, { payload }: PayloadAction<string>) => void state.push(payload) },
    });
    function* inner(): Saga {
      try {
        yield* request(() => new Promise<void>(() => {}));
      } finally {
        const entries: string[] = yield* select(log.selectSlice);
        yield* put(log.actions.added(`${entries.length} before`));
        yield* put(log.actions.added((yield* cancelled()) ? 'taken back' : 'kept'));
      }
    }
    const store = defineStore({
      name: 'log',
      reducer: log.reducer,
      selectors: (entries: string[]) => ({ getEntries: () => entries }),
      actions: {
        *caller(): Saga {
          yield* call(inner);
          steps.push('went on after a call');
        },
      },
    });
    const { registry } = registryWith(store);
    const operation = registry.dispatch(store).caller();

    operation.cancel();

    expect(registry.select(store).getEntries()).toEqual(['0 before', 'taken back']);
    await expect(operation).rejects.toBeInstanceOf(CancelledError);
    expect(steps).toEqual([]);
  });

  test('reports a crash in the cleanup', async () => {
    const mistake = new Error('x is undefined');
    const cleanUp = () => {
      throw mistake;
    };
    const worker = withActions({
      *crash(): Saga {
        try {
          yield* call(() => new Promise<void>(() => {}));
        } finally {
          cleanUp();
        }
      },
    });
    const { registry, onError } = registryWith(worker);
    const operation = registry.dispatch(worker).crash();

    operation.cancel();

    await expect(operation).rejects.toBeInstanceOf(CancelledError);
    expect(onError.mock.calls).toEqual([[mistake, 'worker']]);
  });

  test('does not cancel another operation that the saga was waiting for', async () => {
    const answer = createDeferred<string>();
    const ended: string[] = [];
    const inner = withActions({
      *work(): Saga {
        ended.push(yield* call(() => answer.promise));
      },
    });
    const outer = {
      ...withActions({
        *delegate(): Saga {
          const registry = yield* getRegistry();
          yield* call(() => registry.dispatch(inner).work());
        },
      }),
      name: 'outer' as const,
    };
    const { registry } = registryWith(inner, outer);
    const operation = registry.dispatch(outer).delegate();

    operation.cancel();
    answer.resolve('done');

    await expect(operation).rejects.toBeInstanceOf(CancelledError);
    expect(ended).toEqual(['done']);
  });

  test('does not count as an error of a saga that waits for the operation', async () => {
    const inner = withActions({
      wait: takeLatest(function* (): Saga {
        yield* call(() => new Promise<void>(() => {}));
      }),
    });
    const outer = {
      ...withActions({
        *delegate(): Saga {
          const registry = yield* getRegistry();
          yield* call(() => registry.dispatch(inner).wait());
        },
      }),
      name: 'outer' as const,
    };
    const { registry, onError } = registryWith(inner, outer);
    const operation = registry.dispatch(outer).delegate();

    void registry.dispatch(inner).wait();

    await expect(operation).rejects.toBeInstanceOf(CancelledError);
    expect(onError).not.toHaveBeenCalled();
  });

  test('keeps changes made before it', async () => {
    const shelf = createInventoryStore();
    const { registry } = registryWith(shelf);
    const operation = registry.dispatch(shelf).stockReceived(1, 2);

    operation.cancel();

    await expect(operation).resolves.toBeUndefined();
    expect(registry.select(shelf).getStock(1)).toBe(2);
  });
});

describe('a deduplicated operation', () => {
  function aWorker() {
    const starts: unknown[] = [];
    const answers = [createDeferred<string>(), createDeferred<string>()];
    const worker = withActions({
      install: dedupe(function* (plugin: { slug: string; version?: number }): Saga<string> {
        starts.push(plugin);
        return yield* call(
          () => answers[starts.length - 1]?.promise ?? Promise.reject(new Error('too many')),
        );
      }),
    });
    return { worker, starts, answers };
  }

  test('is shared by equal calls while it runs', async () => {
    const { worker, starts, answers } = aWorker();
    const { install } = registryWith(worker).registry.dispatch(worker);

    const operations = [
      install({ slug: 'a', version: 1 }),
      install({ version: 1, slug: 'a' }),
      install({ slug: 'b' }),
    ];
    answers[0]?.resolve('first');
    answers[1]?.resolve('second');

    expect(await Promise.all(operations)).toEqual(['first', 'first', 'second']);
    expect(starts).toHaveLength(2);
  });

  test('runs again after it has ended', async () => {
    const { worker, starts, answers } = aWorker();
    const { install } = registryWith(worker).registry.dispatch(worker);
    answers[0]?.resolve('first');
    answers[1]?.resolve('second');

    expect([await install({ slug: 'a' }), await install({ slug: 'a' })]).toEqual(['first', 'second']);
    expect(starts).toHaveLength(2);
  });

  test('continues until its last caller cancels', async () => {
    const { worker, starts, answers } = aWorker();
    const { install } = registryWith(worker).registry.dispatch(worker);
    const [one, other] = [install({ slug: 'a' }), install({ slug: 'a' })];

    one.cancel();
    one.cancel();
    const third = install({ slug: 'a' });
    answers[0]?.resolve('done');

    expect(await Promise.all([other, third])).toEqual(['done', 'done']);
    expect(starts).toHaveLength(1);

    const [left, last] = [install({ slug: 'a' }), install({ slug: 'a' })];
    left.cancel();
    last.cancel();
    await expect(last).rejects.toBeInstanceOf(CancelledError);
    expect(starts).toHaveLength(2);
  });
});

test('takeLatest cancels earlier operations', async () => {
  const searched: string[] = [];
  const worker = withActions({
    search: takeLatest(function* (text: string): Saga<string> {
      yield* call(async () => void searched.push(text));
      return text;
    }),
  });
  const { search } = registryWith(worker).registry.dispatch(worker);

  const first = search('x');
  const second: Promise<string> = search('xy');

  await expect(first).rejects.toBeInstanceOf(CancelledError);
  expect(await second).toBe('xy');
  expect(await search('xyz')).toBe('xyz');
  expect(searched).toEqual(['x', 'xy', 'xyz']);
});

test('names every action in Redux DevTools, including operations and resolvers', async () => {
  const seen: string[] = [];
  const shelf = {
    ...createInventoryStore(async () => 1),
    actions: {
      noteReceived: inventorySlice.actions.noteReceived,
      *fail(): Saga {
        yield* call(() => Promise.reject(new Error('no')));
      },
      *wait(): Saga {
        yield* call(() => new Promise<void>(() => {}));
      },
      *pass(_callback: () => void): Saga<number> {
        return yield* call(async () => 1);
      },
    },
  };
  const { registry } = registryWith(anObserver(seen), shelf);
  const { noteReceived, fail, wait, pass } = registry.dispatch(shelf);
  const seenOf = async (act: () => Promise<unknown>) => {
    seen.splice(0);
    await act().catch(() => {});
    await Promise.resolve();
    return seen.splice(0);
  };
  const stop = () => {
    const operation = wait();
    operation.cancel();
    return operation;
  };

  expect(await seenOf(() => noteReceived('hello'))).toEqual(['shelf/noteReceived']);
  expect(await seenOf(() => pass(() => {}))).toEqual(['shelf/pass()', 'shelf/pass() finished']);
  expect(await seenOf(fail)).toEqual(['shelf/fail()', 'shelf/fail() failed']);
  expect(await seenOf(stop)).toEqual(['shelf/wait()', 'shelf/wait() cancelled']);
  expect(await seenOf(() => registry.resolveSelect(shelf).getFetched(1))).toEqual([
    'resolution/started',
    'shelf/stockReceived',
    'resolution/finished',
  ]);
});
