import type * as v from 'valibot';
import type { ImportScheduleSchema, ImportStatusSchema, ImportTotalsSchema } from './schemas';

/** Which records to import. */
export interface ImportQuery {
  /** How many whole days back; no limit if omitted. */
  readonly days?: number | undefined;
  /** Skips records that were already imported. */
  readonly skipExisting: boolean;
}

export type ImportTotals = v.InferOutput<typeof ImportTotalsSchema>;

export type ImportStatus = v.InferOutput<typeof ImportStatusSchema>;

export type ImportProgress = NonNullable<ImportStatus['orders']>;

export type ImportSchedule = v.InferOutput<typeof ImportScheduleSchema>;

/** How the import polled on this page ended. */
export type ImportEnd = 'finished' | 'stopped';

/** Stages of an import, named like the host's filter for their labels. */
export type ImportStage =
  | 'nothing'
  | 'ready'
  | 'initializing'
  | 'customers'
  | 'orders'
  | 'finalizing'
  | 'finished';
