import { PARTS_PER_UNIT } from './parts';
import { getMeasure, isDateChosen, itemsOf, netOf } from './measures';
import { listCounted, recount, type Recount, type View } from './recount';
import type { OrderRecords, CountedRow, Entry } from './types';

/** Why a metric is not what the orders come to. Amounts are what the metric has too much (positive) or too little. */
export interface Cause {
  readonly kind:
    /** Orders and refunds that the reports do not know yet. */
    | 'uncounted'
    /** Counted, and deleted or moved out of the period since. */
    | 'gone'
    /** Counted as they were before somebody changed them. */
    | 'changed'
    /** Counted by the rule for refunds of older releases, before the host took to the newer one. */
    | 'older-rule';
  /** Numbers of the orders concerned. */
  readonly orders: readonly string[];
  /** In the unit of the metric; `undefined` where nobody can tell. */
  readonly amount: number | undefined;
}

export interface Comparison {
  readonly recounted: Recount;
  /** The metric less what the orders come to. */
  readonly difference: number;
  readonly agrees: boolean;
  readonly causes: readonly Cause[];
  /** What no cause explains; 0 where all is, `undefined` where a cause cannot be put in metrics. */
  readonly unexplained: number | undefined;
}

/** Half of what is the least that a shop writes. Counts differ by whole ones, averages of counts by their fourth decimal. */
const toTolerance = (kind: string | undefined, decimals: number): number =>
  kind === 'amount' ? 0.5 / 10 ** decimals : 0.000_05;

/**
 * Holds a metric against the orders.
 * @param metric what the report says
 * @param decimals of the shop's currency
 * @returns `undefined` where orders do not tell the metric
 */
export function compare(
  stat: string,
  figure: number,
  orderRecords: OrderRecords,
  view: View,
  decimals: number,
): Comparison | undefined {
  const counted = listCounted(stat, orderRecords.entries, view);
  const recounted = recount(stat, counted, view);
  if (!recounted) return undefined;
  const tolerance = toTolerance(getTolerated(stat), decimals);
  const difference = figure - recounted.value;
  if (Math.abs(difference) < tolerance)
    return { recounted, difference: 0, agrees: true, causes: [], unexplained: 0 };
  const causes = findCauses(stat, orderRecords, counted, view);
  const isTold = causes.every(({ amount }) => amount !== undefined);
  const rest = difference - causes.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const unexplained = isTold ? (Math.abs(rest) < tolerance ? 0 : rest) : undefined;
  return { recounted, difference, agrees: false, causes, unexplained };
}

/** Averages of money differ as money does. */
function getTolerated(stat: string): string | undefined {
  const measure = getMeasure(stat);
  const report = stat.split('/')[0] ?? '';
  return measure?.kind === 'ratio' ? getMeasure(`${report}/${measure.of}`)?.kind : measure?.kind;
}

function findCauses(
  stat: string,
  { rows, entries: all }: OrderRecords,
  counted: readonly Entry[],
  view: View,
): Cause[] {
  const causes: Cause[] = [];
  // Where the reports date orders in another way, what they counted is not what this metric is about.
  if (rows && (isDateChosen(stat) || view.dateType === 'date_created')) {
    const known = new Set(rows.map(({ id }) => id));
    const entries = new Map(counted.map((entry) => [entry.id, entry]));
    const older = new Map(
      listCounted(stat, all, { ...view, rule: { ...view.rule, hasFullRefunds: false } }).map((entry) => [
        entry.id,
        entry,
      ]),
    );
    const uncounted = counted.filter(({ id }) => !known.has(id));
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
        orders: numbersOf(uncounted),
        amount: less(0, addedBy(stat, uncounted, view)),
      });
    }
    if (gone.length > 0) {
      causes.push({
        kind: 'gone',
        orders: numbersOf(gone),
        amount: total(gone, (row) => inRow(stat, row, view)),
      });
    }
    if (changed.length > 0) {
      causes.push({
        kind: 'changed',
        orders: numbersOf(changed.map(({ row }) => row)),
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
        orders: numbersOf(is),
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

/** What entries add to a metric that adds up. */
function addedBy(stat: string, entries: readonly Entry[], view: View): number | undefined {
  const kind = getMeasure(stat)?.kind;
  return kind === 'amount' || kind === 'count' ? recount(stat, entries, view)?.value : undefined;
}

/** What the reports have counted of a row, as far as they tell it one by one. */
function inRow(
  stat: string,
  { parentId, net, total: paid, items }: CountedRow,
  { rule }: View,
): number | undefined {
  switch (isDateChosen(stat) ? stat.split('/')[1] : '') {
    case 'orders_count':
      return parentId > 0 ? 0 : 1;
    case 'num_items_sold':
    case 'items_sold':
      return items;
    case 'net_revenue':
      return net / PARTS_PER_UNIT;
    case 'refunds':
      if (rule.hasFullRefunds && parentId > 0)
        return paid === undefined ? undefined : net < 0 ? -paid / PARTS_PER_UNIT : 0;
      return parentId > 0 ? -net / PARTS_PER_UNIT : 0;
    case 'total_sales':
      return paid === undefined ? undefined : paid / PARTS_PER_UNIT;
    default:
      return undefined;
  }
}

/** `undefined` as soon as one of them is. */
const total = <Item>(items: readonly Item[], valueOf: (item: Item) => number | undefined) =>
  items.reduce<number | undefined>((sum, item) => {
    const value = valueOf(item);
    return sum === undefined || value === undefined ? undefined : sum + value;
  }, 0);

const less = (value: number | undefined, other: number | undefined): number | undefined =>
  value === undefined || other === undefined ? undefined : value - other;

const numbersOf = (items: readonly { readonly number: string }[]): string[] => [
  ...new Set(items.map(({ number }) => number)),
];
