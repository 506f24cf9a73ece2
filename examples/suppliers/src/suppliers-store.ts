import { defineStore, put, request, type Saga } from '@admin/data';
import { addSupplier, fetchSuppliers, recordSupplierAdded, type Supplier } from './api';

interface State {
  /** `null` until they were read. */
  suppliers: readonly Supplier[] | null;
}

const received = (suppliers: readonly Supplier[]) => ({ type: 'acmeSuppliers/received', suppliers });
const added = (supplier: Supplier) => ({ type: 'acmeSuppliers/added', supplier });

type Action = Partial<ReturnType<typeof received> & ReturnType<typeof added>> & { type: string };

/** State changes by plain actions; `createSlice` of Redux Toolkit writes the same for you. */
function reducer(state: State = { suppliers: null }, action: Action): State {
  switch (action.type) {
    case 'acmeSuppliers/received':
      return { suppliers: action.suppliers ?? [] };
    case 'acmeSuppliers/added':
      return { suppliers: [...(state.suppliers ?? []), ...(action.supplier ? [action.supplier] : [])] };
    default:
      return state;
  }
}

/** The supplier is there, also where the history cannot tell of it. */
function* noteInHistory(supplier: Supplier): Saga {
  try {
    yield* request(recordSupplierAdded, supplier);
  } catch {
    // Users who may not see the history cannot add to it either.
  }
}

export const suppliersStore = defineStore({
  name: 'acmeSuppliers',
  reducer,
  selectors: (state: State) => ({
    /** Reading it is enough: the resolver of the same name asks the server the first time. */
    getSuppliers: (): readonly Supplier[] | null => state.suppliers,
  }),
  actions: {
    *addSupplier(name: string): Saga<Supplier> {
      const supplier = yield* request(addSupplier, name);
      yield* put(added(supplier));
      yield* noteInHistory(supplier);
      return supplier;
    },
  },
  resolvers: {
    *getSuppliers(): Saga {
      yield* put(received(yield* request(fetchSuppliers)));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    acmeSuppliers: typeof suppliersStore;
  }
}
