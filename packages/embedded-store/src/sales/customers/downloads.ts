import type { StoreContext } from '../../context';
import { all, integer, text } from '../../database';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getTimeZone } from '../../site';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The value for an unlimited number of downloads. */
const UNLIMITED = 'unlimited';

/** The files that a customer bought in completed orders and can still download, newest first. */
export function getDownloads({ db, clock, siteUrl }: StoreContext, userId: number): object[] {
  const zone = getTimeZone(db);
  const rows = all(
    db,
    `SELECT orders.id AS order_id, orders.order_key, orders.completed_at, products.id AS product_id,
       products.name AS product_name, products.download_limit, products.download_expiry,
       file.value ->> 'id' AS download_id, file.value ->> 'name' AS download_name, file.value ->> 'file' AS address,
       (SELECT count(*) FROM download_stats WHERE order_id = orders.id AND product_id = products.id
          AND download_id = file.value ->> 'id') AS fetched
     FROM orders JOIN order_lines ON order_lines.order_id = orders.id AND kind = 'product'
       JOIN products ON products.id = coalesce(nullif(variation_id, 0), product_id)
       JOIN json_each(products.downloads) AS file
     WHERE orders.customer_id = ? AND orders.status = 'completed' AND products.is_downloadable = 1
     ORDER BY orders.id DESC, order_lines.id, file.key`,
    userId,
  );
  return rows.flatMap((row) => {
    const limit = integer(row, 'download_limit');
    const left = limit < 0 ? UNLIMITED : String(limit - integer(row, 'fetched'));
    const expires = toExpiry(row['completed_at'], integer(row, 'download_expiry'));
    if (Number(left) <= 0 || (expires !== null && expires < clock().getTime())) return [];
    const [id, key, name] = [text(row, 'download_id'), text(row, 'order_key'), text(row, 'download_name')];
    const productId = integer(row, 'product_id');
    return {
      download_id: id,
      download_url: `${siteUrl}/?download_file=${productId}&order=${key}&key=${id}`,
      product_id: productId,
      product_name: text(row, 'product_name'),
      download_name: name,
      order_id: integer(row, 'order_id'),
      order_key: key,
      downloads_remaining: left,
      access_expires: toSiteDate(zone, expires) ?? 'never',
      access_expires_gmt: toGmtDate(expires) ?? 'never',
      file: { name, file: text(row, 'address') },
    };
  });
}

function toExpiry(completedAt: unknown, days: number): number | null {
  return typeof completedAt === 'number' && days >= 0 ? completedAt + days * DAY_MS : null;
}
