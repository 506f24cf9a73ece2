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
