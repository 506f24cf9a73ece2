import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from './index';

/** Product stock by id. */
export interface InventoryState {
  stock: Record<number, number>;
  note: string;
}

export const inventorySlice = createSlice({
  name: 'shelf',
  initialState: { stock: {}, note: '' } as InventoryState,
  reducers: {
    stockReceived(state, { payload }: PayloadAction<{ id: number; stock: number }>) {
      state.stock[payload.id] = payload.stock;
    },
    noteReceived(state, { payload }: PayloadAction<string>) {
      state.note = payload;
    },
    stockFilled(state, { payload }: PayloadAction<number>) {
      state.stock = Object.fromEntries(Array.from({ length: payload }, (_, id) => [id, 0]));
    },
  },
});

export const { stockReceived, noteReceived } = inventorySlice.actions;

/** Creates a store without an entry in `StoreMap`, like those of extensions. */
export function createInventoryStore(fetchStock: (id: number) => Promise<number> = async () => 0) {
  return defineStore({
    name: 'shelf',
    reducer: inventorySlice.reducer,
    selectors: (state: InventoryState) => ({
      getStock: (id: number): number | undefined => state.stock[id],
      getNote: (): string => state.note,
      getFetched: (id: number, _options?: { page?: number; size?: number }): number | undefined =>
        state.stock[id],
      first: <D>(fallback: D): number | D => state.stock[0] ?? fallback,
    }),
    actions: {
      stockReceived: (id: number, stock: number) => stockReceived({ id, stock }),
      noteReceived,
      stockFilled: inventorySlice.actions.stockFilled,
      *countTwice(id: number): Saga<number> {
        yield* put(stockReceived({ id, stock: 1 }));
        yield* put(stockReceived({ id, stock: 2 }));
        return 2;
      },
    },
    resolvers: {
      *getFetched(id: number) {
        yield* put(stockReceived({ id, stock: yield* request(() => fetchStock(id)) }));
      },
    },
  });
}

/** A promise with its `resolve` and `reject` functions. */
export function createDeferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((onResolved, onRejected) => {
    resolve = onResolved;
    reject = onRejected;
  });
  return { promise, resolve, reject };
}
