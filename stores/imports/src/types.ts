/** What is brought into the reports. */
export interface ImportQuery {
  /** How far back, in whole days; all of the past when left out. */
  readonly days?: number | undefined;
  /** Leaves alone what the reports know already. */
  readonly skipExisting: boolean;
}

/** How many records there are to bring in. */
export interface ImportTotals {
  readonly customers: number;
  readonly orders: number;
}

export interface ImportProgress {
  readonly imported: number;
  readonly total: number;
}

export interface ImportStatus {
  readonly isImporting: boolean;
  /** On the shop's clocks: `2026-11-13 00:00:00`; known while an import is under way. */
  readonly importedFrom?: string;
  /** Known once the import has begun to count. */
  readonly customers?: ImportProgress;
  readonly orders?: ImportProgress;
}

/** How newer hosts bring in orders by themselves: now and then, or each at once. */
export interface ImportSchedule {
  readonly isScheduled: boolean;
  /** An update is under way, or is about to be. */
  readonly isUnderWay: boolean;
  /** On the shop's clocks: `2026-11-13 00:00:00`; known where updates are scheduled. */
  readonly nextAt?: string;
  /** Orders that could not be brought in, as far as the host counts them. */
  readonly failed: number;
}

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
