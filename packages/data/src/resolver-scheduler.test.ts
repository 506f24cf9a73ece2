/** @jest-environment node */

import { ApiError } from '@admin/http';
import { createRegistry, defineStore, request, type Saga } from './index';
import { createDeferred, createInventoryStore } from './testing';

function registryWith(fetchStock?: (id: number) => Promise<number>) {
  const onError = jest.fn();
  const registry = createRegistry({ onError });
  const shelf = createInventoryStore(fetchStock);
  registry.register(shelf);
  return {
    registry,
    shelf,
    onError,
    status: (id: number) => registry.resolution(shelf).getFetched(id).status,
  };
}

/** A store whose resolver runs until it is canceled or resolved. */
function aSlowStore() {
  const asked: { signal: AbortSignal; answer: () => void }[] = [];
  const store = defineStore({
    name: 'slow',
    reducer: (state = 0) => state,
    selectors: (state: number) => ({ getIt: () => state }),
    actions: {},
    resolvers: {
      *getIt(): Saga {
        yield* request((signal: AbortSignal) => {
          const { promise, resolve } = createDeferred<void>();
          asked.push({ signal, answer: () => resolve() });
          return promise;
        });
      },
    },
  });
  const registry = createRegistry();
  registry.register(store);
  return { registry, store, asked, status: () => registry.resolution(store).getIt().status };
}

const settled = () => new Promise(setImmediate);

test('resolves once per argument list, regardless of key order', async () => {
  const fetchStock = jest.fn(async () => 5);
  const { registry, shelf } = registryWith(fetchStock);

  expect(registry.select(shelf).getFetched(1, { page: 1, size: 9 })).toBeUndefined();
  expect(await registry.resolveSelect(shelf).getFetched(1, { size: 9, page: 1 })).toBe(5);
  expect(await registry.resolveSelect(shelf).getFetched(1, { size: 9, page: 1 })).toBe(5);
  await registry.resolveSelect(shelf).getFetched(1);
  await registry.resolveSelect(shelf).getFetched(1, undefined);

  expect(fetchStock).toHaveBeenCalledTimes(2);
});

test('joins a running resolution', async () => {
  const answer = createDeferred<number>();
  const fetchStock = jest.fn(() => answer.promise);
  const { registry, shelf, status } = registryWith(fetchStock);

  const values = Promise.all([
    registry.resolveSelect(shelf).getFetched(1),
    registry.resolve((select) => [select(shelf).getFetched(1), select(shelf).getNote()]),
  ]);
  await settled();
  expect(status(1)).toBe('resolving');
  answer.resolve(5);

  expect(await values).toEqual([5, [5, '']]);
  expect(status(1)).toBe('finished');
  expect(fetchStock).toHaveBeenCalledTimes(1);
});

test('resolves a query when all data it reads along the way is loaded', async () => {
  const { registry, shelf } = registryWith(async (id) => id + 1);

  const value = await registry.resolve((select) => {
    const next = select(shelf).getFetched(1);
    return next === undefined ? undefined : select(shelf).getFetched(next);
  });

  expect(value).toBe(3);
});

test('dispatches nothing while a selector runs', async () => {
  const { registry, shelf } = registryWith();
  const listener = jest.fn();
  registry.subscribe(listener);

  registry.select(shelf).getFetched(1);

  expect(listener).not.toHaveBeenCalled();
  await settled();
  expect(listener).toHaveBeenCalled();
});

test('starts resolvers from one tick with one notification', async () => {
  const { registry, shelf } = registryWith(async () => 1);
  const statuses = jest.fn();
  registry.subscribeToQuery(
    (_, resolution) => [1, 2, 3].map((id) => resolution(shelf).getFetched(id).status).join(),
    statuses,
  );

  await Promise.all([1, 2, 3].map((id) => registry.resolveSelect(shelf).getFetched(id)));

  expect(statuses.mock.calls[0]).toEqual(['resolving,resolving,resolving']);
  expect(statuses).toHaveBeenLastCalledWith('finished,finished,finished');
});

test('has data by the time its resolver finishes', async () => {
  const { registry, shelf } = registryWith(async () => 5);
  const told = jest.fn();
  registry.subscribeToQuery(
    (select, resolution) => `${select(shelf).getFetched(1)} ${resolution(shelf).getFetched(1).status}`,
    told,
  );

  await registry.resolveSelect(shelf).getFetched(1);

  expect(told).toHaveBeenLastCalledWith('5 finished');
  expect(told).not.toHaveBeenCalledWith('undefined finished');
});

describe('a failure', () => {
  const failure = { kind: 'http', code: 'gone', message: 'It is gone.', status: 404 } as const;

  test('rejects waiting callers, is reported and stays until it is invalidated', async () => {
    const fetchStock = jest.fn<Promise<number>, []>();
    fetchStock.mockRejectedValueOnce(new ApiError(failure)).mockResolvedValueOnce(5);
    const { registry, shelf, onError } = registryWith(fetchStock);

    await expect(registry.resolveSelect(shelf).getFetched(1)).rejects.toMatchObject({ failure });
    await expect(registry.resolveSelect(shelf).getFetched(1)).rejects.toMatchObject({ failure });
    expect(registry.resolution(shelf).getFetched(1)).toEqual({ status: 'failed', failure });
    expect(onError).toHaveBeenCalledTimes(1);

    registry.invalidate(shelf).getFetched(1);
    expect(registry.resolution(shelf).getFetched(1)).toEqual({ status: 'idle' });
    expect(await registry.resolveSelect(shelf).getFetched(1)).toBe(5);
  });

  test('of one argument list does not affect another', async () => {
    const { registry, shelf, status } = registryWith((id) =>
      id === 1 ? Promise.reject(new ApiError(failure)) : Promise.resolve(5),
    );

    await expect(registry.resolveSelect(shelf).getFetched(1)).rejects.toThrow('It is gone.');

    expect(await registry.resolveSelect(shelf).getFetched(2)).toBe(5);
    expect([status(1), status(2), status(3)]).toEqual(['failed', 'finished', 'idle']);
  });
});

describe('invalidation', () => {
  test('keeps the data and refetches it on the next read', async () => {
    let stock = 5;
    const { registry, shelf, status } = registryWith(async () => stock);
    await registry.resolveSelect(shelf).getFetched(1);
    stock = 6;

    registry.invalidate(shelf).getFetched(1);

    expect(status(1)).toBe('idle');
    expect(registry.select(shelf).getFetched(1)).toBe(5);
    expect(await registry.resolveSelect(shelf).getFetched(1)).toBe(6);
  });

  test('of a whole store applies to all its resolvers', async () => {
    const fetchStock = jest.fn(async () => 5);
    const { registry, shelf, status } = registryWith(fetchStock);
    await Promise.all([1, 2].map((id) => registry.resolveSelect(shelf).getFetched(id)));

    registry.invalidateAll(shelf);

    expect([status(1), status(2)]).toEqual(['idle', 'idle']);
    await registry.resolveSelect(shelf).getFetched(2);
    expect(fetchStock).toHaveBeenCalledTimes(3);
  });

  test('cancels the running resolver; waiting callers get the data of the next run', async () => {
    const { registry, store, asked, status } = aSlowStore();
    const reading = registry.resolveSelect(store).getIt();
    await settled();

    registry.invalidate(store).getIt();

    expect(asked[0]?.signal.aborted).toBe(true);
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]?.answer();
    expect(await reading).toBe(0);
    expect(status()).toBe('finished');
  });

  test('reruns a resolver at once when its data has subscribers', async () => {
    let stock = 5;
    const { registry, shelf } = registryWith(async () => stock);
    const listener = jest.fn();
    const stop = registry.subscribeToQuery(
      (select, resolution) => ({ value: select(shelf).getFetched(1), ...resolution(shelf).getFetched(1) }),
      listener,
    );
    await settled();
    expect(listener).toHaveBeenLastCalledWith({ value: 5, status: 'finished' });
    listener.mockClear();
    stock = 6;

    registry.invalidate(shelf).getFetched(1);
    await settled();
    stop();

    expect(listener.mock.calls[0]).toEqual([{ value: 5, status: 'resolving' }]);
    expect(listener).toHaveBeenLastCalledWith({ value: 6, status: 'finished' });
  });
});

describe('data that already exists', () => {
  test('is not fetched', async () => {
    const fetchStock = jest.fn(async () => 5);
    const { registry, shelf, status } = registryWith(fetchStock);
    void registry.dispatch(shelf).stockReceived(1, 9);

    registry.finishResolution(shelf).getFetched(1);

    expect(status(1)).toBe('finished');
    expect(await registry.resolveSelect(shelf).getFetched(1)).toBe(9);
    expect(fetchStock).not.toHaveBeenCalled();
  });

  test('ends a running resolver', async () => {
    const { registry, store, asked, status } = aSlowStore();
    const reading = registry.resolveSelect(store).getIt();
    await settled();

    registry.finishResolution(store).getIt();

    expect(await reading).toBe(0);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(status()).toBe('finished');
  });
});

describe('a resolver without subscribers', () => {
  test('is canceled when the last subscriber leaves', async () => {
    const { registry, store, asked, status } = aSlowStore();
    const stops = [1, 2].map(() =>
      registry.subscribeToQuery(
        (select) => select(store).getIt(),
        () => {},
      ),
    );
    await settled();

    stops[0]?.();
    await settled();
    expect(asked[0]?.signal.aborted).toBe(false);
    stops[1]?.();
    await settled();

    expect(asked[0]?.signal.aborted).toBe(true);
    expect(status()).toBe('idle');
  });

  test('continues if another subscriber takes over at the same time', async () => {
    const { registry, store, asked } = aSlowStore();
    const read = () =>
      registry.subscribeToQuery(
        (select) => select(store).getIt(),
        () => {},
      );
    const stop = read();
    await settled();

    stop();
    read();
    await settled();

    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal.aborted).toBe(false);
  });

  test('continues while a caller waits for it', async () => {
    const { registry, store, asked } = aSlowStore();
    const stop = registry.subscribeToQuery(
      (select) => select(store).getIt(),
      () => {},
    );
    const reading = registry.resolveSelect(store).getIt();
    await settled();

    stop();
    await settled();
    asked[0]?.answer();

    expect(await reading).toBe(0);
  });

  test('continues if it was also requested by a plain select', async () => {
    const { registry, store, asked, status } = aSlowStore();
    registry.select(store).getIt();
    const stop = registry.subscribeToQuery(
      (select) => select(store).getIt(),
      () => {},
    );
    await settled();

    stop();
    await settled();
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.answer();
    await settled();

    expect(status()).toBe('finished');
  });

  test('starts again for the next subscriber', async () => {
    const { registry, store, asked } = aSlowStore();
    const read = () =>
      registry.subscribeToQuery(
        (select) => select(store).getIt(),
        () => {},
      );
    read()();
    await settled();
    expect(asked[0]?.signal.aborted).toBe(true);

    read();
    await settled();

    expect(asked).toHaveLength(2);
    expect(asked[1]?.signal.aborted).toBe(false);
  });
});
