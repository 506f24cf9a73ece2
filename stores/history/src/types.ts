import type * as v from 'valibot';
import type { ChangeSchema, HistoryFactsSchema, PersonSchema, UndoOutcomeSchema } from './schemas';

/** Values by name, as the server reads them. */
export type Values = Readonly<Record<string, unknown>>;

export type Person = v.InferOutput<typeof PersonSchema>;

export type Change = v.InferOutput<typeof ChangeSchema>;

export interface ChangeQuery {
  page: number;
  per_page: number;
  /** Kinds, separated by commas. */
  kind?: string | undefined;
  /** Id of the user who made them. */
  user?: string | undefined;
  /** ISO 8601 in UTC, inclusive. */
  after?: string | undefined;
  /** ISO 8601 in UTC, exclusive. */
  before?: string | undefined;
  /** Only changes that can be undone and were not. */
  is_open?: boolean | undefined;
}

export type HistoryFacts = v.InferOutput<typeof HistoryFactsSchema>;

export type UndoOutcome = v.InferOutput<typeof UndoOutcomeSchema>;
