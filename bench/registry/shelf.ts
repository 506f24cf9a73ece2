/** The shop that both registries keep: products by number, with what is left of them. */
export interface Product {
  readonly id: number;
  readonly stock: number;
}

export interface ShelfState {
  readonly products: Readonly<Record<number, Product>>;
}

export const counted = (id: number, stock: number) => ({ type: 'shelf/counted', id, stock }) as const;
export const allSold = () => ({ type: 'shelf/allSold' }) as const;

/** The same hand-written reducer for both, so that registries are compared and not ways to write reducers. */
export function shelfReducer(size: number) {
  const initial: ShelfState = {
    products: Object.fromEntries(Array.from({ length: size }, (_, id) => [id, { id, stock: 0 }])),
  };
  return (state: ShelfState = initial, action: { type: string }): ShelfState => {
    if (isCounted(action)) {
      const { id, stock } = action;
      return { ...state, products: { ...state.products, [id]: { id, stock } } };
    }
    if (action.type !== 'shelf/allSold') return state;
    const all = Object.values(state.products).map(({ id, stock }) => [id, { id, stock: stock - 1 }]);
    return { ...state, products: Object.fromEntries(all) };
  };
}

const isCounted = (action: { type: string }): action is ReturnType<typeof counted> =>
  action.type === 'shelf/counted';

export const getStock = (state: ShelfState, id: number) => state.products[id]?.stock;

/** A registry with one shelf in it, behind the same few functions for both contenders. */
export interface Shelf {
  /** Products change one after the other. */
  count(id: number, stock: number): void;
  sellAll(): void;
  /** Calls after every change of the shelf, and has the stock of the product read there. */
  listen(id: number): void;
  /** A component for each product, and what renders them. */
  readonly Product: React.ComponentType<{ id: number }>;
  readonly Provider: React.ComponentType<React.PropsWithChildren>;
  /** The stock as soon as it has been fetched. */
  resolve(id: number): Promise<unknown>;
}

export type CreateShelf = (size: number, fetchStock?: (id: number) => Promise<number>) => Shelf;
