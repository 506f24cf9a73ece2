import { call, createRegistry, defineStore, put, RegistryProvider, useSelect, type Saga } from '@admin/data';
import {
  soldAll,
  counted,
  getStock,
  createReducer,
  type CreateTestStore,
  type ProductState,
} from './product-store';

export const createStoreAdmin: CreateTestStore = (size, fetchStock) => {
  const store = defineStore({
    name: 'store',
    reducer: createReducer(size),
    selectors: (state: ProductState) => ({
      getStock: (id: number) => getStock(state, id),
      getFetchedStock: (id: number) => getStock(state, id),
    }),
    actions: { counted, soldAll },
    resolvers: {
      *getFetchedStock(id: number): Saga {
        if (fetchStock) yield* put(counted(id, yield* call(fetchStock, id)));
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
    Provider: ({ children }) => <RegistryProvider registry={registry}>{children}</RegistryProvider>,
    resolve: (id) => resolveSelect(store).getFetchedStock(id),
  };
};
