/** Searchable resources. */
export type Resource =
  | 'products'
  | 'variations'
  | 'categories'
  | 'coupons'
  | 'taxes'
  | 'customers'
  | 'orders'
  | 'attributes'
  /** Orders by number or customer; labels include both. */
  | 'placedOrders'
  /** Customers, by one of their identifiers. */
  | 'names'
  | 'usernames'
  | 'emails'
  /** Items whose key is the label. */
  | 'downloadIps';

export interface FoundItem {
  /** The value that a filter uses: usually an id. */
  key: string;
  /** Plain text. */
  label: string;
}
