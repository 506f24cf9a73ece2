import { createReduxStore, createRegistry, RegistryProvider, useSelect } from '@wordpress/data';
import {
  soldAll,
  counted,
  getStock,
  createReducer,
  type CreateTestStore,
  type ProductState,
} from './product-store';

/** `@wordpress/data`, used as in its handbook. */
export const createWordPress: CreateTestStore = (size, fetchStock) => {
  const store = createReduxStore('store', {
    reducer: createReducer(size),
    selectors: { getStock, getFetchedStock: (state: ProductState, id: number) => getStock(state, id) },
    actions: { counted, soldAll },
    resolvers: {
      getFetchedStock:
        (id: number) =>
        async ({ dispatch }: { dispatch: { counted: typeof counted } }) => {
          if (fetchStock) dispatch.counted(id, await fetchStock(id));
        },
    },
  });
  const registry = createRegistry();
  registry.register(store);
  const { dispatch, resolveSelect, select, subscribe } = registry;

  return {
    count: (id, stock) => void dispatch(store).counted(id, stock),
    sellAll: () => void dispatch(store).soldAll(),
    listen: (id) => subscribe(() => select(store).getStock(id), store),
    Product: ({ id }) => <li>{useSelect((read) => read(store).getStock(id), [id])}</li>,
    Provider: ({ children }) => <RegistryProvider value={registry}>{children}</RegistryProvider>,
    resolve: (id) => resolveSelect(store).getFetchedStock(id),
  };
};
