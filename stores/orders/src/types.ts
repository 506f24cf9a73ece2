/** The record of a customer, where the buyer is known as one. */
export interface OrderCustomer {
  id: number;
  /** Plain text. */
  name: string;
  email: string;
}

/** An order, as lists need it. */
export interface Order {
  id: number;
  /** What the owner knows it by; a numbering of its own may give it letters. */
  number: string;
  status: string;
  currency: string;
  /** Decimal text. */
  total: string;
  /** The total as the shop writes it, in plain text. */
  totalFormatted: string;
  /** Milliseconds since 1970, by the server's clock. */
  createdAt: number;
  /** `null` for a guest. */
  customer: OrderCustomer | null;
  /** Plain text: the customer, else the name on the bill; empty when there is none. */
  customerName: string;
  /** How many things were bought. */
  itemCount: number;
}

/** Which orders, as the contract names it. */
export interface OrderQuery {
  /** Left out: any status. */
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
