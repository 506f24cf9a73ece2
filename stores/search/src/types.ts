/** What can be searched for. */
export type Resource =
  | 'products'
  | 'variations'
  | 'categories'
  | 'coupons'
  | 'taxes'
  | 'customers'
  | 'orders'
  | 'attributes'
  /** Orders by their number, or by who placed them; labels tell both. */
  | 'placedOrders'
  /** Customers by one of what they are known by. */
  | 'names'
  | 'usernames'
  | 'emails'
  /** These are their own keys. */
  | 'downloadIps';

export interface FoundItem {
  /** What a filter takes: mostly an id. */
  key: string;
  /** Plain text. */
  label: string;
}
