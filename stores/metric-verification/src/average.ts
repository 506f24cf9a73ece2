import { numberOf, type ReportRow } from '@admin/store-reports';
import { PARTS_PER_UNIT, toParts } from './parts';

/** An average over the rows of a list. */
export interface Average {
  /** What is averaged. */
  readonly column: string;
  /** Only rows count in which this is more than nothing. */
  readonly having?: string | undefined;
}

export interface CountedAverage {
  readonly value: number;
  /** What the rows come to, and how many they are. */
  readonly sum: number;
  readonly count: number;
}

/** Counts an average again, from the rows that it is of. */
export function averageOf(rows: readonly ReportRow[], { column, having }: Average): CountedAverage {
  const counted = rows.filter((row) => having === undefined || (numberOf(row, having) ?? 0) > 0);
  const sum = counted.reduce((total, row) => total + toParts(numberOf(row, column) ?? 0), 0) / PARTS_PER_UNIT;
  return { value: counted.length === 0 ? 0 : sum / counted.length, sum, count: counted.length };
}

/** Averages that differ by less are written alike: hosts round them to four decimals, money to what the shop writes. */
export const isSameAverage = (one: number, other: number, decimals: number): boolean =>
  Math.abs(one - other) < 0.500_001 / 10 ** decimals;
