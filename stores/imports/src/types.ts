import type * as v from 'valibot';
import type { ImportScheduleSchema, ImportStatusSchema, ImportTotalsSchema } from './schemas';

/** What is brought into the reports. */
export interface ImportQuery {
  /** How far back, in whole days; all of the past when left out. */
  readonly days?: number | undefined;
  /** Leaves alone what the reports know already. */
  readonly skipExisting: boolean;
}

export type ImportTotals = v.InferOutput<typeof ImportTotalsSchema>;

export type ImportStatus = v.InferOutput<typeof ImportStatusSchema>;

export type ImportProgress = NonNullable<ImportStatus['orders']>;

export type ImportSchedule = v.InferOutput<typeof ImportScheduleSchema>;

/** How the import that this page watched ended. */
export type ImportEnd = 'finished' | 'stopped';

/** Where an import is, by the names of the host's filter for their labels. */
export type ImportStage =
  | 'nothing'
  | 'ready'
  | 'initializing'
  | 'customers'
  | 'orders'
  | 'finalizing'
  | 'finished';
