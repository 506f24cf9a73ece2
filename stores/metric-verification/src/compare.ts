import { MICROS_PER_UNIT } from './micros';
import { getMeasure, usesDateType, itemsOf, netOf } from './measures';
import { listCounted, recount, type Recount, type RecountOptions } from './recount';
import type { OrderRecords, CountedRow, Entry } from './types';

/** Why a metric differs from the orders. Amounts are positive if the metric is too high, negative if it is too low. */
export interface Cause {
  readonly kind:
    /** Orders and refunds that the reports have not counted yet. */
    | 'uncounted'
    /** Counted, but deleted or moved out of the period since. */
    | 'gone'
    /** Counted before they were changed. */
    | 'changed'
    /** Counted by the refund rule of older releases, before the host switched to the newer one. */
    | 'older-rule';
  /** Numbers of the affected orders. */
  readonly orders: readonly string[];
  /** In the unit of the metric; `undefined` if unknown. */
  readonly amount: number | undefined;
}

export interface Comparison {
  readonly recounted: Recount;
  /** The metric minus the recounted value. */
  readonly difference: number;
  readonly agrees: boolean;
  readonly causes: readonly Cause[];
  /** The part of the difference without a known cause; 0 if all is explained, `undefined` if a cause has no amount. */
  readonly unexplained: number | undefined;
}

/** Half of the currency's smallest unit; for counts and their averages half of the fourth decimal. */
const toTolerance = (kind: string | undefined, decimals: number): number =>
  kind === 'amount' ? 0.5 / 10 ** decimals : 0.000_05;

/**
 * Compares a metric with the orders.
 * @param metric the report's value
 * @param decimals of the store's currency
 * @returns `undefined` when the metric cannot be calculated from orders
 */
export function compare(
  stat: string,
  value: number,
  orderRecords: OrderRecords,
  view: RecountOptions,
  decimals: number,
): Comparison | undefined {
  const counted = listCounted(stat, orderRecords.entries, view);
  const recounted = recount(stat, counted, view);
  if (!recounted) return undefined;
  const tolerance = toTolerance(getTolerated(stat), decimals);
  const difference = value - recounted.value;
  if (Math.abs(difference) < tolerance)
    return { recounted, difference: 0, agrees: true, causes: [], unexplained: 0 };
  const causes = findCauses(stat, orderRecords, counted, view);
  const hasAllAmounts = causes.every(({ amount }) => amount !== undefined);
  const rest = difference - causes.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const unexplained = hasAllAmounts ? (Math.abs(rest) < tolerance ? 0 : rest) : undefined;
  return { recounted, difference, agrees: false, causes, unexplained };
}

/** Averages of money have the same tolerance as money. */
function getTolerated(stat: string): string | undefined {
  const measure = getMeasure(stat);
  const report = stat.split('/')[0] ?? '';
  return measure?.kind === 'ratio' ? getMeasure(`${report}/${measure.of}`)?.kind : measure?.kind;
}

function findCauses(
  stat: string,
  { rows, entries: all }: OrderRecords,
  counted: readonly Entry[],
  view: RecountOptions,
): Cause[] {
  const causes: Cause[] = [];
  // If the reports use a different date type, their rows cannot be compared with this metric.
  if (rows && (usesDateType(stat) || view.dateType === 'date_created')) {
    const countedIds = new Set(rows.map(({ id }) => id));
    const entries = new Map(counted.map((entry) => [entry.id, entry]));
    const older = new Map(
      listCounted(stat, all, { ...view, rule: { ...view.rule, hasFullRefunds: false } }).map((entry) => [
        entry.id,
        entry,
      ]),
    );
    const uncounted = counted.filter(({ id }) => !countedIds.has(id));
    const gone = rows.filter(({ id }) => !entries.has(id));
    const differing = rows.flatMap((row) => {
      const entry = entries.get(row.id);
      return entry && isChanged(row, entry) ? [{ row, entry, old: older.get(row.id) ?? entry }] : [];
    });
    const changed = differing.filter(({ row, old }) => isChanged(row, old));
    const outdated = differing.filter(({ row, old }) => !isChanged(row, old));
    if (uncounted.length > 0) {
      causes.push({
        kind: 'uncounted',
        orders: getOrderNumbers(uncounted),
        amount: less(0, addedBy(stat, uncounted, view)),
      });
    }
    if (gone.length > 0) {
      causes.push({
        kind: 'gone',
        orders: getOrderNumbers(gone),
        amount: total(gone, (row) => inRow(stat, row, view)),
      });
    }
    if (changed.length > 0) {
      causes.push({
        kind: 'changed',
        orders: getOrderNumbers(changed.map(({ row }) => row)),
        amount: less(
          total(changed, ({ row }) => inRow(stat, row, view)),
          addedBy(
            stat,
            changed.map(({ entry }) => entry),
            view,
          ),
        ),
      });
    }
    if (outdated.length > 0) {
      const [was, is] = [outdated.map(({ old }) => old), outdated.map(({ entry }) => entry)];
      causes.push({
        kind: 'older-rule',
        orders: getOrderNumbers(is),
        amount: less(addedBy(stat, was, view), addedBy(stat, is, view)),
      });
    }
  }
  return causes;
}

const isChanged = (row: CountedRow, entry: Entry): boolean =>
  row.net !== netOf(entry) ||
  (row.total !== undefined && row.total !== entry.total) ||
  row.items !== itemsOf(entry);

/** The sum of the entries' values for an additive metric. */
function addedBy(stat: string, entries: readonly Entry[], view: RecountOptions): number | undefined {
  const kind = getMeasure(stat)?.kind;
  return kind === 'amount' || kind === 'count' ? recount(stat, entries, view)?.value : undefined;
}

/** A row's value as counted by the reports, if rows have that value. */
function inRow(
  stat: string,
  { parentId, net, total: paid, items }: CountedRow,
  { rule }: RecountOptions,
): number | undefined {
  switch (usesDateType(stat) ? stat.split('/')[1] : '') {
    case 'orders_count':
      return parentId > 0 ? 0 : 1;
    case 'num_items_sold':
    case 'items_sold':
      return items;
    case 'net_revenue':
      return net / MICROS_PER_UNIT;
    case 'refunds':
      if (rule.hasFullRefunds && parentId > 0)
        return paid === undefined ? undefined : net < 0 ? -paid / MICROS_PER_UNIT : 0;
      return parentId > 0 ? -net / MICROS_PER_UNIT : 0;
    case 'total_sales':
      return paid === undefined ? undefined : paid / MICROS_PER_UNIT;
    default:
      return undefined;
  }
}

/** The sum; `undefined` if one of the values is. */
const total = <Item>(items: readonly Item[], valueOf: (item: Item) => number | undefined) =>
  items.reduce<number | undefined>((sum, item) => {
    const value = valueOf(item);
    return sum === undefined || value === undefined ? undefined : sum + value;
  }, 0);

const less = (value: number | undefined, other: number | undefined): number | undefined =>
  value === undefined || other === undefined ? undefined : value - other;

const getOrderNumbers = (items: readonly { readonly number: string }[]): string[] => [
  ...new Set(items.map(({ number }) => number)),
];
