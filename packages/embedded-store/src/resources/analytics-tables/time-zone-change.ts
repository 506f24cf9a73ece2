import { all, first, integer, run, text, transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import { getTimeZone, toLocalText } from '../local-time';
import { recordAllOrders } from './record-anew';

/**
 * Writes the tables anew when they were last written in another time zone than the shop's, or never. Reports call it
 * before they read; it costs two small reads when nothing changed.
 */
export function alignTimeZone(db: StoreDatabase): void {
  const zone = String(getTimeZone(db));
  if (zone === recordedZone(db)) return;
  transaction(db, () => {
    run(db, 'DELETE FROM analytics_zone');
    run(db, 'INSERT INTO analytics_zone (zone) VALUES (?)', zone);
    recordAllOrders(db);
    redateDownloads(db);
  });
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
