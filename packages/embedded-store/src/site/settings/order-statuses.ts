import { all, isNoneOf, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { list, oneOf } from '../../rest';
import type { StoreArgument } from '../../rest';
import { getPluginStatuses } from '../plugins/queries';
import { _x } from '../../i18n';

/** The platform's order statuses, without the `wc-` prefix, in the language of the request. */
export const listOrderStatuses = () => ({
  pending: _x('Pending payment', 'Order status', 'store-admin'),
  processing: _x('Processing', 'Order status', 'store-admin'),
  'on-hold': _x('On hold', 'Order status', 'store-admin'),
  completed: _x('Completed', 'Order status', 'store-admin'),
  cancelled: _x('Cancelled', 'Order status', 'store-admin'),
  refunded: _x('Refunded', 'Order status', 'store-admin'),
  failed: _x('Failed', 'Order status', 'store-admin'),
});

/** A built-in status; extensions add others. */
export type OrderStatus = keyof ReturnType<typeof listOrderStatuses>;

/** Statuses of orders that are not, or no longer, placed; reports skip them. Any other status counts as placed. */
export const UNRECORDED_STATUSES = ['trash', 'auto-draft', 'checkout-draft'];

/** The status of an order that was only started. */
const DRAFT = 'checkout-draft';

/** Status labels by status. */
export type StatusLabels = Readonly<Record<string, string>>;

/** The statuses that a user can choose for an order, including those of active extensions. */
export function getOrderStatuses(db: StoreDatabase): StatusLabels {
  return { ...listOrderStatuses(), ...getPluginStatuses(db) };
}

/** All registered statuses, as the platform lists them. */
export function getRegisteredStatuses(db: StoreDatabase): StatusLabels {
  return {
    ...listOrderStatuses(),
    [DRAFT]: _x('Draft', 'Order status', 'store-admin'),
    ...getPluginStatuses(db),
  };
}

/** Statuses of existing orders that are no longer registered, and so have no label. */
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

/** A parameter that accepts the store's statuses and the given values. */
export const statusOr =
  (...words: readonly string[]): StoreArgument<string> =>
  (db) =>
    oneOf([...words, ...Object.keys(getRegisteredStatuses(db))]);

/** The same for a list of statuses. */
export const statusesOr =
  (...words: readonly string[]): StoreArgument<string[]> =>
  (db) =>
    list(statusOr(...words)(db));

/** The label of a status; the status itself if it has no label. */
export function getStatusLabel(status: string, labels: StatusLabels = listOrderStatuses()): string {
  return (Object.hasOwn(labels, status) && labels[status]) || status;
}
