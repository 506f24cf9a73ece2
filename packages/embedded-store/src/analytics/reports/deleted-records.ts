import { all, integer, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';

/** Records that may be deleted, while orders still contain their data. */
export type DeletedRecord = 'product' | 'variation' | 'coupon' | 'tax_rate_id';

/** The latest order's line that refers to a record, whose ID is `wanted.value`. */
const LATEST_LINE: Readonly<Record<DeletedRecord, string>> = {
  product: `SELECT max(id) FROM order_lines WHERE kind = 'product' AND product_id = wanted.value`,
  variation: `SELECT max(id) FROM order_lines WHERE variation_id > 0 AND variation_id = wanted.value`,
  coupon: `SELECT lines.id FROM coupon_stats AS used
    CROSS JOIN order_lines AS lines ON lines.order_id = used.order_id AND lines.kind = 'coupon'
      AND lines.source_id = used.coupon_id
    WHERE used.coupon_id = wanted.value ORDER BY used.created_local DESC, used.order_id DESC LIMIT 1`,
  tax_rate_id: `SELECT lines.id FROM tax_stats AS tax
    CROSS JOIN order_lines AS lines ON lines.order_id = tax.order_id AND lines.kind = 'tax'
      AND lines.source_id = tax.tax_rate_id
    WHERE tax.tax_rate_id = wanted.value ORDER BY tax.created_local DESC, tax.order_id DESC LIMIT 1`,
};

/** Reads `name` and `details` of the lines that refer to these records, by record ID. */
export function readDeletedRecords(
  db: StoreDatabase,
  kind: DeletedRecord,
  ids: readonly number[],
): Map<number, Row> {
  if (ids.length === 0) return new Map();
  const rows = all(
    db,
    `SELECT wanted.value AS record, order_lines.name, order_lines.details
     FROM json_each(?) AS wanted CROSS JOIN order_lines ON order_lines.id = (${LATEST_LINE[kind]})`,
    JSON.stringify([...new Set(ids)]),
  );
  return new Map(rows.map((row) => [integer(row, 'record'), row]));
}

function isRemembered(kind: string): kind is DeletedRecord {
  return Object.hasOwn(LATEST_LINE, kind);
}

/** Labels of deleted records: their name in orders, plus their ID if several have the same name. */
export function nameDeleted(db: StoreDatabase, kind: string, ids: readonly number[]): Map<number, string> {
  const remembered = isRemembered(kind) ? readDeletedRecords(db, kind, ids) : new Map<number, Row>();
  const names = ids.map((id) => [id, text(remembered.get(id) ?? { name: '' }, 'name')] as const);
  return new Map(
    names.map(([id, name]) => {
      const isShared = names.some(([other, same]) => other !== id && same === name);
      return [id, [name, (isShared || name === '') && `#${id}`, '(Deleted)'].filter(Boolean).join(' ')];
    }),
  );
}
