/** Statuses an order can have, as the platform calls them, without its `wc-` prefix. */
export const ORDER_STATUSES = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
} as const;

export type OrderStatus = keyof typeof ORDER_STATUSES;

/** Statuses an order can be given; the first and the last are of orders somebody has only begun. */
export const WRITABLE_STATUSES = [
  'auto-draft',
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
] as const;

/** What to call a status in front of people. */
export function labelOf(status: string): string {
  const label = Object.entries(ORDER_STATUSES).find(([name]) => name === status)?.[1];
  return label ?? status;
}
