import type { Saga } from '@admin/data';
import { fetchCustomers as fetchPage } from './api';
import { customers } from './customers';
import type { Customer, CustomerQuery } from './types';

export const fetchCustomers = (query: CustomerQuery): Saga => customers.fetchPage(fetchPage, { ...query });

/** How many customers a search suggests. */
const SUGGESTIONS = 10;

/**
 * Looks for customers while the user types. Nothing is found by nothing.
 * @throws ApiError when the search fails, CancelledError when the next one has begun
 */
export function* searchCustomers(
  search: string,
  searchby: NonNullable<CustomerQuery['searchby']> = 'name',
): Saga<readonly Customer[]> {
  const text = search.trim();
  if (text === '') return [];
  const { items } = yield* customers.readPage(fetchPage, { search: text, searchby, per_page: SUGGESTIONS });
  return items;
}
