import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { productsStore } from './store';
import type { LowStockQuery, ProductQuery } from './types';

/** A page of products; `page` is `undefined` until known. */
export function useProducts(query: ProductQuery) {
  const retry = useRetry();
  const read = useSelect((select, resolution) => ({
    page: select(productsStore).getProducts(query),
    ...resolution(productsStore).getProducts(query),
  }));
  return { ...read, retry };
}

/** A page of what is published and low in stock; `page` is `undefined` until known. */
export function useLowStock(query: LowStockQuery = { page: 1, per_page: 5 }) {
  const retry = useRetry();
  const read = useSelect((select, resolution) => ({
    page: select(productsStore).getLowStock(query),
    ...resolution(productsStore).getLowStock(query),
  }));
  return { ...read, retry };
}

function useRetry() {
  const registry = useRegistry();
  return useCallback(() => registry.invalidateAll(productsStore), [registry]);
}
