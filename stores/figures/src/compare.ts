import { PARTS } from './decode';
import { getMeasure, isDateChosen, netOf } from './measures';
import { listCounted, recount, toNewerEntries, type Recount, type View } from './recount';
import type { Books, CountedRow, Entry } from './types';

/** Why a figure is not what the orders come to. Amounts are what the figure has too much (positive) or too little. */
export interface Cause {
  readonly kind:
    /** Orders and refunds that the reports do not know yet. */
    | 'uncounted'
    /** Counted, and deleted or moved out of the period since. */
    | 'gone'
    /** Counted as they were before somebody changed them. */
    | 'changed';
  /** Numbers of the orders concerned. */
  readonly orders: readonly string[];
  /** In the unit of the figure; `undefined` where nobody can tell. */
  readonly amount: number | undefined;
}

export interface Comparison {
  readonly recounted: Recount;
  /** The figure less what the orders come to. */
  readonly difference: number;
  readonly agrees: boolean;
  /** Counted as other releases of the platform do it, which comes to the figure where the usual way does not. */
  readonly isElsewhere: boolean;
  readonly causes: readonly Cause[];
  /** What no cause explains; 0 where all is, `undefined` where a cause cannot be put in figures. */
  readonly unexplained: number | undefined;
}

/** Half of what is the least that a shop writes. Counts differ by whole ones, averages of counts by their fourth decimal. */
const toTolerance = (kind: string | undefined, decimals: number): number =>
  kind === 'amount' ? 0.5 / 10 ** decimals : 0.000_05;

/**
 * Holds a figure against the orders.
 * @param figure what the report says
 * @param decimals of the shop's currency
 * @returns `undefined` where orders do not tell the figure
 */
export function compare(
  stat: string,
  figure: number,
  books: Books,
  view: View,
  decimals: number,
): Comparison | undefined {
  const counted = listCounted(stat, books.entries, view);
  const usual = recount(stat, counted, view);
  if (!usual) return undefined;
  const tolerance = toTolerance(getTolerated(stat), decimals);
  const comesTo = (count: Recount | undefined) => count && Math.abs(figure - count.value) < tolerance;
  const newer = listCounted(stat, toNewerEntries(books.entries), view);
  const elsewhere = recount(stat, newer, view, true);
  const distanceOf = (count: Recount) => Math.abs(figure - count.value);
  // The database of a store may be older than its plugin, so its figures tell by which rule they are counted.
  const isElsewhere = !comesTo(usual) && elsewhere !== undefined && distanceOf(elsewhere) < distanceOf(usual);
  const recounted = isElsewhere ? elsewhere : usual;
  const difference = figure - recounted.value;
  if (comesTo(recounted))
    return { recounted, difference: 0, agrees: true, isElsewhere, causes: [], unexplained: 0 };
  const readings: Readings = isElsewhere
    ? { entries: newer, others: counted, isElsewhere }
    : { entries: counted, others: newer, isElsewhere };
  const causes = findCauses(stat, books, readings, view);
  const isTold = causes.every(({ amount }) => amount !== undefined);
  const rest = difference - causes.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const unexplained = isTold ? (Math.abs(rest) < tolerance ? 0 : rest) : undefined;
  return { recounted, difference, agrees: false, isElsewhere, causes, unexplained };
}

/** Averages of money differ as money does. */
function getTolerated(stat: string): string | undefined {
  const measure = getMeasure(stat);
  const report = stat.split('/')[0] ?? '';
  return measure?.kind === 'ratio' ? getMeasure(`${report}/${measure.of}`)?.kind : measure?.kind;
}

/** What counts, as the rule of the figure and the other one have it. */
interface Readings {
  readonly entries: readonly Entry[];
  readonly others: readonly Entry[];
  readonly isElsewhere: boolean;
}

function findCauses(
  stat: string,
  { rows }: Books,
  { entries: counted, others, isElsewhere }: Readings,
  view: View,
): Cause[] {
  const causes: Cause[] = [];
  // Where the reports date orders in another way, what they counted is not what this figure is about.
  if (rows && (isDateChosen(stat) || view.dateType === 'date_created')) {
    const known = new Set(rows.map(({ id }) => id));
    const entries = new Map(counted.map((entry) => [entry.id, entry]));
    const otherEntries = new Map(others.map((entry) => [entry.id, entry]));
    const uncounted = counted.filter(({ id }) => !known.has(id));
    const gone = rows.filter(({ id }) => !entries.has(id));
    const changed = rows.flatMap((row) => {
      const entry = entries.get(row.id);
      const other = otherEntries.get(row.id);
      // A row that is what either rule makes of its order was not changed since.
      return entry && other && isChanged(row, entry) && isChanged(row, other) ? [{ row, entry }] : [];
    });
    if (uncounted.length > 0) {
      causes.push({
        kind: 'uncounted',
        orders: numbersOf(uncounted),
        amount: negative(addedBy(stat, uncounted, view, isElsewhere)),
      });
    }
    if (gone.length > 0) {
      causes.push({
        kind: 'gone',
        orders: numbersOf(gone),
        amount: total(gone, (row) => inRow(stat, row, isElsewhere)),
      });
    }
    if (changed.length > 0) {
      const was = total(changed, ({ row }) => inRow(stat, row, isElsewhere));
      const is = addedBy(
        stat,
        changed.map(({ entry }) => entry),
        view,
        isElsewhere,
      );
      const amount = was === undefined || is === undefined ? undefined : was - is;
      causes.push({ kind: 'changed', orders: numbersOf(changed.map(({ row }) => row)), amount });
    }
  }
  return causes;
}

const isChanged = (row: CountedRow, entry: Entry): boolean =>
  row.net !== netOf(entry) ||
  (row.total !== undefined && row.total !== entry.total) ||
  row.items !== entry.goods.reduce((sum, { pieces }) => sum + pieces, 0);

/** What entries add to a figure that adds up. */
function addedBy(
  stat: string,
  entries: readonly Entry[],
  view: View,
  isElsewhere: boolean,
): number | undefined {
  const kind = getMeasure(stat)?.kind;
  return kind === 'amount' || kind === 'count' ? recount(stat, entries, view, isElsewhere)?.value : undefined;
}

/** What the reports have counted of a row, as far as they tell it one by one. */
function inRow(
  stat: string,
  { parentId, net, total: paid, items }: CountedRow,
  isElsewhere: boolean,
): number | undefined {
  switch (isDateChosen(stat) ? stat.split('/')[1] : '') {
    case 'orders_count':
      return parentId > 0 ? 0 : 1;
    case 'num_items_sold':
    case 'items_sold':
      return items;
    case 'net_revenue':
      return net / PARTS;
    case 'refunds':
      if (isElsewhere && parentId > 0) return paid === undefined ? undefined : net < 0 ? -paid / PARTS : 0;
      return parentId > 0 ? -net / PARTS : 0;
    case 'total_sales':
      return paid === undefined ? undefined : paid / PARTS;
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

const negative = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : -value;

const numbersOf = (items: readonly { readonly number: string }[]): string[] => [
  ...new Set(items.map(({ number }) => number)),
];
