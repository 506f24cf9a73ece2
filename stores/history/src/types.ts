/** Values by name, as the server reads them. */
export type Values = Readonly<Record<string, unknown>>;

export interface Person {
  id: number;
  name: string;
}

/** One change, as the server wrote it down once it was made. */
export interface Change {
  id: number;
  /** What was changed: `product`. */
  kind: string;
  /** `changed`, `created`, `removed`, `installed`, `activated` or `undone`. */
  action: string;
  /** Which of its kind; both are empty where there is but one. */
  subject: { id: string; name: string };
  user: Person;
  /** Milliseconds since 1970. */
  at: number;
  /** `null` where there was nothing. */
  before: Values | null;
  /** `null` where nothing is left. */
  after: Values | null;
  /** What reading the values needs. Where the reader lacks it the server hides each of them. */
  capability: string;
  /** What the host calls names, as far as it says so. */
  labels: Readonly<Record<string, string>>;
  /** Why it cannot be undone, in the server's word for it; empty where it can. */
  reason: string;
  /** The change that this one took back; 0 for none. */
  undoOf: number;
  /** The change that took this one back; 0 for none. */
  undoneBy: number;
}

export interface ChangeQuery {
  page: number;
  per_page: number;
  /** Kinds, joined by commas. */
  kind?: string | undefined;
  /** Id of whoever made them. */
  user?: string | undefined;
  /** ISO 8601 in UTC, included. */
  after?: string | undefined;
  /** ISO 8601 in UTC, not included. */
  before?: string | undefined;
  /** Only what can be undone and was not. */
  is_open?: boolean | undefined;
}

/** What there is to choose from, and for how long it is kept. */
export interface HistoryFacts {
  people: readonly Person[];
  kinds: readonly string[];
  /** 0: nothing is kept. */
  days: number;
  mostEntries: number;
  /** When a change could not be written down last, in milliseconds since 1970. */
  missedAt: number | undefined;
}

/** What became of an undo. With `now`, nothing was written: there is something else than the change left. */
export type UndoOutcome =
  | { isUndone: true; entry: Change }
  | {
      isUndone: false;
      now: Values;
      /** Says to the server that this state was seen. */
      version: string;
    };
