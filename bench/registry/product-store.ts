/** State of both registries: products by id, with their stock. */
export interface Product {
  readonly id: number;
  readonly stock: number;
}

export interface ProductState {
  readonly products: Readonly<Record<number, Product>>;
}

export const counted = (id: number, stock: number) => ({ type: 'shelf/counted', id, stock }) as const;
export const soldAll = () => ({ type: 'shelf/soldAll' }) as const;

/** The same reducer for both, so that only the registries differ. */
export function createReducer(size: number) {
  const initial: ProductState = {
    products: Object.fromEntries(Array.from({ length: size }, (_, id) => [id, { id, stock: 0 }])),
  };
  return (state: ProductState = initial, action: { type: string }): ProductState => {
    if (isCounted(action)) {
      const { id, stock } = action;
      return { ...state, products: { ...state.products, [id]: { id, stock } } };
    }
    if (action.type !== 'shelf/soldAll') return state;
    const all = Object.values(state.products).map(({ id, stock }) => [id, { id, stock: stock - 1 }]);
    return { ...state, products: Object.fromEntries(all) };
  };
}

const isCounted = (action: { type: string }): action is ReturnType<typeof counted> =>
  action.type === 'shelf/counted';

export const getStock = (state: ProductState, id: number) => state.products[id]?.stock;

/** A registry with one store, behind the same interface for both libraries. */
export interface TestStore {
  /** Changes one product. */
  count(id: number, stock: number): void;
  sellAll(): void;
  /** Subscribes and selects the product's stock after every change. */
  listen(id: number): void;
  /** Renders the stock of one product, inside `Provider`. */
  readonly Product: React.ComponentType<{ id: number }>;
  readonly Provider: React.ComponentType<React.PropsWithChildren>;
  /** Resolves with the fetched stock. */
  resolve(id: number): Promise<unknown>;
}

export type CreateTestStore = (size: number, fetchStock?: (id: number) => Promise<number>) => TestStore;
