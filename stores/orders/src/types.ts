import type * as v from 'valibot';
import type { OrderCustomerSchema, OrderSchema } from './schemas';

export type OrderCustomer = v.InferOutput<typeof OrderCustomerSchema>;

export type Order = v.InferOutput<typeof OrderSchema>;

/** Query parameters, named as in the contract. */
export interface OrderQuery {
  /** Any status if omitted. */
  status?: readonly string[];
  search?: string;
  number?: string;
  customer?: number;
  product?: number;
  /** In the site's time zone, as `2026-11-20T00:00:00`. */
  after?: string;
  before?: string;
  orderby?: 'date' | 'id' | 'include' | 'title' | 'slug' | 'modified';
  order?: 'asc' | 'desc';
  page?: number;
  per_page?: number;
}
