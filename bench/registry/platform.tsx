import { createReduxStore, createRegistry, RegistryProvider, useSelect } from '@wordpress/data';
import { allSold, counted, getStock, shelfReducer, type CreateShelf, type ShelfState } from './shelf';

/** The platform's registry, used as its handbook says. */
export const createPlatform: CreateShelf = (size, fetchStock) => {
  const shelf = createReduxStore('shelf', {
    reducer: shelfReducer(size),
    selectors: { getStock, getFetchedStock: (state: ShelfState, id: number) => getStock(state, id) },
    actions: { counted, allSold },
    resolvers: {
      getFetchedStock:
        (id: number) =>
        async ({ dispatch }: { dispatch: { counted: typeof counted } }) => {
          if (fetchStock) dispatch.counted(id, await fetchStock(id));
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
    Provider: ({ children }) => <RegistryProvider value={registry}>{children}</RegistryProvider>,
    resolve: (id) => resolveSelect(shelf).getFetchedStock(id),
  };
};
