import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { productsStore } from './store';
import type { LowStockQuery } from './types';

/** A page of published items that are low in stock; `page` is `undefined` until known. */
export function useLowStock(query: LowStockQuery = { page: 1, per_page: 5 }) {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    page: select(productsStore).getLowStock(query),
    ...resolution(productsStore).getLowStock(query),
  }));
  const retry = useCallback(() => registry.invalidateAll(productsStore), [registry]);
  return { ...read, retry };
}
