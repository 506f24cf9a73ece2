import { compose, type StoreEnhancer } from '@reduxjs/toolkit';
import { createRegistry, defineStore } from './index';
import { aShelf, counted } from './testing/shelf';

afterEach(() => {
  delete window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
});

test('Redux DevTools of the browser hear every action', () => {
  const heard: string[] = [];
  const listening: StoreEnhancer = (createStore) => (reducer, preloadedState) =>
    createStore((state, action) => {
      heard.push(action.type);
      return reducer(state, action);
    }, preloadedState);
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ((...enhancers: StoreEnhancer[]) =>
    compose(...enhancers, listening)) as typeof compose;
  const registry = createRegistry();
  const shelf = aShelf();
  registry.register(shelf);

  void registry.dispatch(shelf).counted(7, 3);

  expect(heard).toContain(counted.type);
});

/** A store whose state is as its reducer left it: Immer freezes what it has made, and then nobody can change it. */
function aPriceList() {
  const registry = createRegistry();
  const prices = defineStore({
    name: 'prices',
    reducer: (state: Record<string, unknown> = { mug: 12 }, action) =>
      counted.match(action) ? { ...state, mug: action.payload.stock } : state,
    selectors: (state: Record<string, unknown>) => ({ getAll: () => state }),
    actions: { counted, raised: (price: unknown) => counted({ id: 1, stock: price as number }) },
  });
  registry.register(prices);
  return { all: registry.select(prices).getAll(), actions: registry.dispatch(prices) };
}

test('a state that somebody changed in place is complained about with the next action', () => {
  const { all, actions } = aPriceList();

  all['mug'] = 11;

  expect(() => actions.counted({ id: 1, stock: 13 })).toThrow(/mutation was detected.*'prices\.mug'/);
});

test('what no server could send is complained about in a state', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { actions } = aPriceList();

  void actions.raised(() => 13);

  expect(said.mock.calls.map(([sentence]) => String(sentence))).toContainEqual(
    expect.stringContaining('non-serializable value was detected in the state, in the path: `prices.mug`'),
  );
});
