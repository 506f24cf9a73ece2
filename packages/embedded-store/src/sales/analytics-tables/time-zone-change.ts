import { all, first, integer, isNoneOf, run, text, transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import { getTimeZone, UNRECORDED_STATUSES } from '../../site';
import { toLocalText } from '../../shared/local-time';
import { recordAllOrders, recordOrders } from './record-order';

/**
 * Rebuilds the tables if they were never written, or last written in a different time zone. Reports call it before they
 * read; it costs two small reads when nothing changed.
 */
export function updateTimeZone(db: StoreDatabase): void {
  const zone = String(getTimeZone(db));
  const before = recordedZone(db);
  if (zone === before) return;
  transaction(db, () => {
    run(db, 'DELETE FROM analytics_zone');
    run(db, 'INSERT INTO analytics_zone (zone) VALUES (?)', zone);
    // Data deleted from the reports stays deleted until the next import.
    if (before !== undefined && hasUnrecorded(db)) recordOrders(db, recordedOrders(db));
    else recordAllOrders(db);
    redateDownloads(db);
  });
}

function hasUnrecorded(db: StoreDatabase): boolean {
  const placed = isNoneOf('status', UNRECORDED_STATUSES);
  const missing = first(
    db,
    `SELECT id FROM orders WHERE parent_id IS NULL AND ${placed.sql}
       AND NOT EXISTS (SELECT 1 FROM order_stats WHERE order_id = orders.id) LIMIT 1`,
    ...placed.values,
  );
  return missing !== undefined;
}

function recordedOrders(db: StoreDatabase): number[] {
  const rows = all(db, 'SELECT order_id FROM order_stats WHERE parent_id = 0 ORDER BY created_at, order_id');
  return rows.map((row) => integer(row, 'order_id'));
}

function recordedZone(db: StoreDatabase): string | undefined {
  const row = first(db, 'SELECT zone FROM analytics_zone');
  return row && text(row, 'zone');
}

function redateDownloads(db: StoreDatabase): void {
  const zone = getTimeZone(db);
  for (const row of all(db, 'SELECT id, created_at FROM download_stats')) {
    const local = toLocalText(zone, integer(row, 'created_at'));
    run(db, 'UPDATE download_stats SET created_local = ? WHERE id = ?', local, integer(row, 'id'));
  }
}
