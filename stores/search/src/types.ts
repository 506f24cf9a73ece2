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
  /** These are their own keys: filters take the words themselves. */
  | 'names'
  | 'usernames'
  | 'emails'
  | 'downloadIps';

export interface FoundItem {
  /** What a filter takes: mostly an id. */
  key: string;
  /** Plain text. */
  label: string;
}
