import { call, createRegistry, defineStore, put, RegistryProvider, useSelect, type Saga } from '@admin/data';
import { allSold, counted, getStock, shelfReducer, type CreateShelf, type ShelfState } from './shelf';

export const createOurs: CreateShelf = (size, fetchStock) => {
  const shelf = defineStore({
    name: 'shelf',
    reducer: shelfReducer(size),
    selectors: (state: ShelfState) => ({
      getStock: (id: number) => getStock(state, id),
      getFetchedStock: (id: number) => getStock(state, id),
    }),
    actions: { counted, allSold },
    resolvers: {
      *getFetchedStock(id: number): Saga {
        if (fetchStock) yield* put(counted(id, yield* call(fetchStock, id)));
      },
    },
  });
  const registry = createRegistry();
  registry.register(shelf);
  const { dispatch, resolveSelect, select, subscribe } = registry;

  return {
    count: (id, stock) => void dispatch(shelf).counted(id, stock),
    sellAll: () => void dispatch(shelf).allSold(),
    listen: (id) => subscribe(() => select(shelf).getStock(id), shelf),
    Product: ({ id }) => <li>{useSelect((read) => read(shelf).getStock(id), [id])}</li>,
    Provider: ({ children }) => <RegistryProvider registry={registry}>{children}</RegistryProvider>,
    resolve: (id) => resolveSelect(shelf).getFetchedStock(id),
  };
};
