import { all, integer, text } from '../database';
import type { StoreDatabase } from '../database';
import { recordDownload } from '../sales';
import { DAY_MS } from './calendar';
import type { Random } from './random';

/** Networks reserved for documentation. */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'];

/** Adds downloads for most customers who bought a file, for some of them twice. */
export function seedDownloads(db: StoreDatabase, random: Random, now: Date): void {
  const sold = all(
    db,
    `SELECT order_id, product_id, completed_at, coalesce(customer_id, 0) AS user_id,
       downloads ->> '$[0].id' AS download_id, downloads ->> '$[0].name' AS name, downloads ->> '$[0].file' AS file
     FROM products JOIN order_lines ON order_lines.product_id = products.id AND kind = 'product'
       JOIN orders ON orders.id = order_id
     WHERE is_downloadable = 1 AND orders.status = 'completed'
     ORDER BY completed_at, order_lines.id`,
  );
  for (const row of sold) {
    const times = random.weighted([
      [0, 2],
      [1, 7],
      [2, 2],
    ]);
    for (let time = 0; time < times; time += 1) {
      const later = Math.floor(random.next() ** 3 * 9 * DAY_MS);
      recordDownload(db, {
        downloadId: text(row, 'download_id'),
        productId: integer(row, 'product_id'),
        orderId: integer(row, 'order_id'),
        userId: integer(row, 'user_id'),
        ipAddress: `${random.pick(NETWORKS)}.${random.between(1, 254)}`,
        fileName: text(row, 'name'),
        filePath: text(row, 'file'),
        createdAt: new Date(Math.min(integer(row, 'completed_at') + later, now.getTime())),
      });
    }
  }
}
