import { createRegistry, defineStore } from './index';
import { stockReceived } from './testing';

/** A store with frozen state, as Immer produces it. */
function aPriceList() {
  const registry = createRegistry();
  const prices = defineStore({
    name: 'prices',
    reducer: (state: Record<string, unknown> = { mug: 12 }, action) =>
      stockReceived.match(action) ? { ...state, mug: action.payload.stock } : state,
    selectors: (state: Record<string, unknown>) => ({ getAll: () => state }),
    actions: {
      stockReceived,
      raised: (price: unknown) => stockReceived({ id: 1, stock: price as number }),
    },
  });
  registry.register(prices);
  return { all: registry.select(prices).getAll(), actions: registry.dispatch(prices) };
}

test('reports state mutated in place on the next action', () => {
  const { all, actions } = aPriceList();

  all['mug'] = 11;

  expect(() => actions.stockReceived({ id: 1, stock: 13 })).toThrow(/mutation was detected.*'prices\.mug'/);
});

test('reports nonserializable values in the state', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { actions } = aPriceList();

  void actions.raised(() => 13);

  expect(said.mock.calls.map(([sentence]) => String(sentence))).toContainEqual(
    expect.stringContaining('non-serializable value was detected in the state, in the path: `prices.mug`'),
  );
});
