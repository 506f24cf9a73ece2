/** A setting with all that the API tells of it. */
export interface Setting {
  readonly id: string;
  readonly value?: unknown;
  readonly [more: string]: unknown;
}

export type Settings = Readonly<Record<string, Setting>>;
/** Values by the ids of their settings. */
export type Edits = Readonly<Record<string, unknown>>;
/** What went wrong, by the ids of settings. */
export type Errors = Readonly<Record<string, unknown>>;

export interface KnownGroup {
  readonly settings: Settings;
  readonly edits: Edits;
  readonly errors: Errors;
}

export const NO_EDITS: Edits = {};
/** In the place of an id: what went wrong with a group as a whole. */
export const WHOLE_GROUP = 'all';
