import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { customersStore } from './store';
import type { CustomerQuery } from './types';

/** A page of customers; `page` is `undefined` until known. */
export function useCustomers(query: CustomerQuery) {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    page: select(customersStore).getCustomers(query),
    ...resolution(customersStore).getCustomers(query),
  }));
  const retry = useCallback(() => registry.invalidateAll(customersStore), [registry]);
  return { ...read, retry };
}
