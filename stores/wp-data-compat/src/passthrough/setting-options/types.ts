/** A setting with all API members. */
export interface Setting {
  readonly id: string;
  readonly value?: unknown;
  readonly [more: string]: unknown;
}

export type Settings = Readonly<Record<string, Setting>>;
/** Values by setting id. */
export type Edits = Readonly<Record<string, unknown>>;
/** Errors by setting id. */
export type Errors = Readonly<Record<string, unknown>>;

export interface GroupState {
  readonly settings: Settings;
  readonly edits: Edits;
  readonly errors: Errors;
}

export const NO_EDITS: Edits = {};
/** Used in place of a setting id for errors of the whole group. */
export const WHOLE_GROUP = 'all';
