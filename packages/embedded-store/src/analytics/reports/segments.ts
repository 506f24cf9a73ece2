import { all, allOf, integer, isOneOf, text } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { nameDeleted } from './deleted-records';
import type { Span } from './period';
import { toKey } from './query';
import type { Sum } from './query';
import type { Totals, Segment } from './stats';

/** Something to segment metrics by. */
interface Part {
  id: number;
  label: string | null;
}

/** Dimensions to segment order lines by; `line` is `product_stats` or a table with the same columns. */
export const LINE_SEGMENTS = {
  product: { join: '', key: 'line.product_id', where: 'true' },
  variation: { join: '', key: 'line.variation_id', where: 'line.variation_id > 0' },
  category: {
    join: `CROSS JOIN product_terms ON product_terms.product_id = line.product_id
      CROSS JOIN terms ON terms.id = product_terms.term_id`,
    key: 'terms.id',
    where: "terms.taxonomy = 'product_cat'",
  },
} as const;

export type LineSegment = keyof typeof LINE_SEGMENTS;

export function isLineSegment(name: string): name is LineSegment {
  return name in LINE_SEGMENTS;
}

/** Variations have their parent's name and their values; a variation without a name gets its parent's. */
export const VARIATION_NAME = `coalesce(nullif(products.name, ''), (SELECT parents.name FROM products AS parents
    WHERE parents.id = products.parent_id), '')`;

const NAMES: Readonly<Record<string, { sql: string; isListed: boolean }>> = {
  product: { sql: 'SELECT id, name FROM products', isListed: false },
  variation: { sql: `SELECT id, ${VARIATION_NAME} AS name FROM products`, isListed: false },
  category: { sql: "SELECT id, name FROM terms WHERE taxonomy = 'product_cat'", isListed: true },
  coupon: { sql: 'SELECT id, code AS name FROM coupons', isListed: true },
  tax_rate_id: { sql: 'SELECT id, name FROM tax_rates', isListed: true },
};

/**
 * The segments of each period. Lists the requested ones, else those with sales; categories, coupons and tax rates are
 * always complete.
 * @param wanted numbers the call was narrowed to.
 */
export function toSegments(
  db: StoreDatabase,
  { by, spans, wanted = [] }: { by: string; spans: readonly Span[]; wanted?: readonly number[] | undefined },
  sums: readonly Sum[],
  toTotals: (sum: Sum | undefined) => Totals,
  toId: (id: number, sum: Sum | undefined) => number | string = (id) => id,
): Segment[][] {
  const sumsByKey = new Map(sums.map((sum) => [toKey(sum), sum]));
  const counting = [...new Set(sums.map(({ segment }) => segment))];
  const parts = by === 'customer_type' ? CUSTOMER_TYPES : readParts(db, by, wanted, counting);
  return spans.map((_, span) =>
    parts.map(({ id, label }) => {
      const sum = sumsByKey.get(toKey({ span, segment: id }));
      return { segment_id: toId(id, sum), segment_label: label, subtotals: toTotals(sum) };
    }),
  );
}

const CUSTOMER_TYPES: readonly Part[] = [
  { id: 0, label: null },
  { id: 1, label: null },
];

function readParts(
  db: StoreDatabase,
  by: string,
  wanted: readonly number[],
  counting: readonly number[],
): Part[] {
  const { sql, isListed } = NAMES[by] ?? { sql: '', isListed: false };
  const chosen = wanted.length > 0 ? wanted : counting;
  const where: Condition = allOf([(wanted.length > 0 || !isListed) && isOneOf('id', chosen)]);
  const rows = all(db, `SELECT id, name FROM (${sql}) WHERE ${where.sql}`, ...where.values);
  const names = new Map(rows.map((row) => [integer(row, 'id'), text(row, 'name')]));
  const ids = [...new Set([...names.keys(), ...chosen])].toSorted((left, right) => left - right);
  // Deleted products stay in the metrics.
  const deletedIds = ids.filter((id) => !names.has(id));
  const deleted = nameDeleted(db, by, deletedIds);
  return ids.map((id) => ({ id, label: names.get(id) ?? deleted.get(id) ?? '' }));
}
