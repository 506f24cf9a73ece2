import { numberOf, type ReportRow } from '@admin/store-reports';
import { MICROS_PER_UNIT, toMicros } from './micros';

/** An average over the rows of a report. */
export interface Average {
  /** The averaged column. */
  readonly column: string;
  /** Only rows with a value above 0 in this column count. */
  readonly having?: string | undefined;
}

export interface CountedAverage {
  readonly value: number;
  /** Sum of the values, and the number of rows. */
  readonly sum: number;
  readonly count: number;
}

/** Recalculates an average from its rows. */
export function averageOf(rows: readonly ReportRow[], { column, having }: Average): CountedAverage {
  const counted = rows.filter((row) => having === undefined || (numberOf(row, having) ?? 0) > 0);
  const sum =
    counted.reduce((total, row) => total + toMicros(numberOf(row, column) ?? 0), 0) / MICROS_PER_UNIT;
  return { value: counted.length === 0 ? 0 : sum / counted.length, sum, count: counted.length };
}

/**
 * Whether two averages look the same when shown: hosts round to four decimals, money is shown with the store's
 * decimals.
 */
export const isSameAverage = (one: number, other: number, decimals: number): boolean =>
  Math.abs(one - other) < 0.500_001 / 10 ** decimals;
