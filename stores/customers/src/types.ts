/** A customer of the shop, with an account or without. */
export interface Customer {
  id: number;
  /** The account; 0 for a guest. */
  userId: number;
  username: string;
  /** Plain text. */
  name: string;
  email: string;
  /** Two letters; empty when unknown. */
  country: string;
  state: string;
  city: string;
  postcode: string;
  ordersCount: number;
  /** In the shop's currency, unrounded. */
  totalSpend: number;
  averageOrderValue: number;
  /** Milliseconds since 1970, by the server's clock; `null` for a guest. */
  registeredAt: number | null;
  lastActiveAt: number | null;
}

/** Which customers, as the contract names it. */
export interface CustomerQuery {
  search?: string;
  /** Left out: by name. */
  searchby?: 'name' | 'username' | 'email';
  orderby?:
    | 'username'
    | 'name'
    | 'country'
    | 'city'
    | 'state'
    | 'postcode'
    | 'date_registered'
    | 'date_last_active'
    | 'orders_count'
    | 'total_spend'
    | 'avg_order_value';
  order?: 'asc' | 'desc';
  page?: number;
  per_page?: number;
}
