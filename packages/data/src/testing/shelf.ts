import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from '../index';

/** What tests keep: products by number, with what is left of each. */
export interface ShelfState {
  stock: Record<number, number>;
  note: string;
}

export const shelfSlice = createSlice({
  name: 'shelf',
  initialState: { stock: {}, note: '' } as ShelfState,
  reducers: {
    counted(state, { payload }: PayloadAction<{ id: number; stock: number }>) {
      state.stock[payload.id] = payload.stock;
    },
    noted(state, { payload }: PayloadAction<string>) {
      state.note = payload;
    },
    filled(state, { payload }: PayloadAction<number>) {
      state.stock = Object.fromEntries(Array.from({ length: payload }, (_, id) => [id, 0]));
    },
  },
});

export const { counted, noted, filled } = shelfSlice.actions;

/** A store as an extension would bring it: it has no entry in `StoreMap`. */
export function aShelf(fetchStock: (id: number) => Promise<number> = async () => 0) {
  return defineStore({
    name: 'shelf',
    reducer: shelfSlice.reducer,
    selectors: (state: ShelfState) => ({
      getStock: (id: number): number | undefined => state.stock[id],
      getNote: (): string => state.note,
      getFetched: (id: number, _options?: { page?: number; size?: number }): number | undefined =>
        state.stock[id],
      first: <D>(fallback: D): number | D => state.stock[0] ?? fallback,
    }),
    actions: {
      counted: (id: number, stock: number) => counted({ id, stock }),
      noted,
      filled,
      *countTwice(id: number): Saga<number> {
        yield* put(counted({ id, stock: 1 }));
        yield* put(counted({ id, stock: 2 }));
        return 2;
      },
    },
    resolvers: {
      *getFetched(id: number) {
        yield* put(counted({ id, stock: yield* request(() => fetchStock(id)) }));
      },
    },
  });
}

/** A promise to be settled by hand. */
export function aPromise<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((onResolved, onRejected) => {
    resolve = onResolved;
    reject = onRejected;
  });
  return { promise, resolve, reject };
}
