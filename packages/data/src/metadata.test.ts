/** @jest-environment node */

import { ApiError } from '@admin/http';
import { createRegistry } from './index';
import { createInventoryStore } from './testing';

const failure = { kind: 'http', code: 'gone', message: 'It is gone.' } as const;

function setUp(fetchStock = jest.fn(async (id: number) => id)) {
  const registry = createRegistry();
  const shelf = createInventoryStore(fetchStock);
  registry.register(shelf);
  const { selectors: ask, actions } = registry.byName('shelf');
  /** The results of all metadata selectors for these arguments. */
  const answers = (id: number) => ({
    state: ask.getResolutionState?.('getFetched', [id]),
    getIsResolving: ask.getIsResolving?.('getFetched', [id]),
    isResolving: ask.isResolving?.('getFetched', [id]),
    hasStarted: ask.hasStartedResolution?.('getFetched', [id]),
    hasFinished: ask.hasFinishedResolution?.('getFetched', [id]),
    hasFailed: ask.hasResolutionFailed?.('getFetched', [id]),
    error: ask.getResolutionError?.('getFetched', [id]),
  });
  return { registry, shelf, ask, actions, answers, fetchStock };
}

const never = {
  state: undefined,
  getIsResolving: undefined,
  isResolving: false,
  hasStarted: false,
  hasFinished: false,
  hasFailed: false,
  error: undefined,
};
const resolving = {
  ...never,
  state: { status: 'resolving' },
  getIsResolving: true,
  isResolving: true,
  hasStarted: true,
};
const finished = {
  ...never,
  state: { status: 'finished' },
  getIsResolving: false,
  hasStarted: true,
  hasFinished: true,
};
const failed = {
  ...finished,
  state: { status: 'error', error: failure },
  hasFailed: true,
  error: failure,
};

test('looks up resolutions by selector name', async () => {
  const { registry, shelf, answers, fetchStock } = setUp();
  fetchStock.mockImplementation(async (id) => {
    if (id === 2) throw new ApiError(failure);
    return id;
  });
  expect(answers(1)).toEqual(never);

  const reading = Promise.allSettled([1, 2].map((id) => registry.resolveSelect(shelf).getFetched(id)));
  expect(answers(1)).toEqual(resolving);
  await reading;

  expect(answers(1)).toEqual(finished);
  expect(answers(2)).toEqual(failed);
});

test('treats missing arguments as an empty list', () => {
  const { ask, actions, registry } = setUp();
  actions.finishResolution?.('getFetched');

  expect(ask.hasFinishedResolution?.('getFetched', undefined)).toBe(true);
  expect(registry.byName('shelf').selectors.hasFinishedResolution?.('getFetched', null)).toBe(true);
});

test('starts, finishes and fails resolutions manually', async () => {
  const { registry, shelf, actions, answers, fetchStock } = setUp();

  actions.startResolution?.('getFetched', [1]);
  expect(answers(1)).toEqual(resolving);
  const reading = registry.resolveSelect(shelf).getFetched(1);
  await registry.dispatch(shelf).stockReceived(1, 9);
  actions.finishResolution?.('getFetched', [1]);

  expect(await reading).toBe(9);
  expect(answers(1)).toEqual(finished);
  actions.failResolution?.('getFetched', [1], new ApiError(failure));
  expect(answers(1)).toEqual(failed);
  expect(fetchStock).not.toHaveBeenCalled();
});

test('invalidates resolutions one by one, by selector or all at once', async () => {
  const { registry, shelf, actions, answers } = setUp();
  const readBoth = () => Promise.all([1, 2].map((id) => registry.resolveSelect(shelf).getFetched(id)));
  await readBoth();

  actions.invalidateResolution?.('getFetched', [1]);
  expect([answers(1), answers(2)]).toEqual([never, finished]);
  actions.invalidateResolutionForStoreSelector?.('getFetched');
  expect([answers(1), answers(2)]).toEqual([never, never]);
  await readBoth();
  actions.invalidateResolutionForStore?.();

  expect([answers(1), answers(2)]).toEqual([never, never]);
});

test('lists all resolutions so far', async () => {
  const { registry, shelf, ask, actions } = setUp();
  expect(ask.hasResolvingSelectors?.()).toBe(false);
  await registry.resolveSelect(shelf).getFetched(1, { page: 2 });
  await Promise.resolve();

  actions.startResolution?.('getFetched', [2]);

  expect(ask.hasResolvingSelectors?.()).toBe(true);
  expect(ask.countSelectorsByStatus?.()).toEqual({ finished: 1, resolving: 1 });
  expect(ask.getCachedResolvers?.()).toEqual({
    getFetched: new Map([
      [[1, { page: 2 }], { status: 'finished' }],
      [[2], { status: 'resolving' }],
    ]),
  });
});

test('notifies subscribers about resolutions looked up by name', () => {
  const { registry, ask, actions } = setUp();
  const [one, count] = [jest.fn(), jest.fn()];
  registry.subscribeToQuery(() => ask.isResolving?.('getFetched', [1]), one);
  registry.subscribeToQuery(() => ask.countSelectorsByStatus?.(), count);

  actions.startResolution?.('getFetched', [1]);
  actions.startResolution?.('getFetched', [2]);
  actions.finishResolution?.('getFetched', [1]);

  expect(one.mock.calls).toEqual([[true], [false]]);
  expect(count.mock.calls).toEqual([[{ resolving: 1 }], [{ resolving: 2 }], [{ finished: 1, resolving: 1 }]]);
});

test('uses a store by name and returns its metadata with its own selectors', async () => {
  const { registry, fetchStock } = setUp();
  const { selectors, resolveSelectors, actions } = registry.byName('shelf');

  await actions.stockReceived?.(1, 3);
  expect(selectors.getStock?.(1)).toBe(3);
  expect(await resolveSelectors.getFetched?.(4)).toBe(4);
  expect(selectors.hasFinishedResolution?.('getFetched', [4])).toBe(true);
  await actions.invalidateResolution?.('getFetched', [4]);
  await resolveSelectors.getFetched?.(4);

  expect(fetchStock).toHaveBeenCalledTimes(2);
  expect(await actions.countTwice?.(1)).toBe(2);
});
