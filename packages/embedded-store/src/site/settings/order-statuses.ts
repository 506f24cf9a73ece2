import { all, isNoneOf, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { list, oneOf } from '../../rest';
import type { StoreArgument } from '../../rest';
import { getPluginStatuses } from '../plugins/queries';

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

/** One of every shop; extensions bring others. */
export type OrderStatus = keyof typeof ORDER_STATUSES;

/** What is no order yet, or no more, is in no report. Whatever else an order is called, it was placed. */
export const UNRECORDED_STATUSES = ['trash', 'auto-draft', 'checkout-draft'];

/** Of orders that somebody has only begun. */
const DRAFT = 'checkout-draft';

/** Statuses with their labels; a status belongs to no order in particular. */
export type StatusLabels = Readonly<Record<string, string>>;

/** The statuses a person can choose for an order, those of active extensions included. */
export function getOrderStatuses(db: StoreDatabase): StatusLabels {
  return { ...ORDER_STATUSES, ...getPluginStatuses(db) };
}

/** All that the shop knows of, as the platform lists them. */
export function getRegisteredStatuses(db: StoreDatabase): StatusLabels {
  return { ...ORDER_STATUSES, [DRAFT]: 'Draft', ...getPluginStatuses(db) };
}

/** Statuses that orders have although nothing registers them any more; nobody can say what they are called. */
export function getUnregisteredStatuses(db: StoreDatabase): StatusLabels {
  const registered = getRegisteredStatuses(db);
  const placed = isNoneOf('status', UNRECORDED_STATUSES);
  const rows = all(
    db,
    `SELECT DISTINCT status FROM orders WHERE status <> '' AND ${placed.sql} ORDER BY status`,
    ...placed.values,
  );
  const found = rows.map((row) => text(row, 'status')).filter((status) => !Object.hasOwn(registered, status));
  return Object.fromEntries(found.map((status) => [status, status]));
}

/** A parameter that takes the statuses of the shop, and these words. */
export const statusOr =
  (...words: readonly string[]): StoreArgument<string> =>
  (db) =>
    oneOf([...words, ...Object.keys(getRegisteredStatuses(db))]);

/** The same for several of them. */
export const statusesOr =
  (...words: readonly string[]): StoreArgument<string[]> =>
  (db) =>
    list(statusOr(...words)(db));

/** What to call a status in front of people; one that is not among the labels has no better name than its own. */
export function getStatusLabel(status: string, labels: StatusLabels = ORDER_STATUSES): string {
  return (Object.hasOwn(labels, status) && labels[status]) || status;
}
