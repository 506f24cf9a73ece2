import {
  camelCaseObject,
  mapOrEmpty,
  numberOrZero,
  optional,
  phpMap,
  phpObject,
  plainText,
  text,
  tolerantList,
} from '@admin/schemas';
import { isRecord } from '@admin/http';
import * as v from 'valibot';

/** Parses a time in ISO 8601 with its zone to milliseconds since 1970; 0 for anything else. */
const moment = v.fallback(v.pipe(v.string(), v.transform(Date.parse), v.number()), 0);

/** Values by name, as sent by the server; `null` if there are none. */
const values = v.fallback(v.nullable(v.custom<Readonly<Record<string, unknown>>>(isRecord)), null);

const NOBODY = { id: 0, name: '' };

export const PersonSchema = phpObject({ id: numberOrZero, name: plainText });

/** One change, as recorded by the server. */
export const ChangeSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    /** Kind of the changed object: `product`. */
    kind: text,
    /** `changed`, `created`, `removed`, `installed`, `activated` or `undone`. */
    action: text,
    /** The changed object; both members are empty for kinds with only one object. */
    subject: v.fallback(phpObject({ id: text, name: plainText }), { id: '', name: '' }),
    user: v.fallback(PersonSchema, NOBODY),
    date: moment,
    /** `null` if it did not exist before. */
    before: values,
    /** `null` if it no longer exists. */
    after: values,
    /** The host's labels for the names, if known. */
    labels: mapOrEmpty(plainText),
    /** Capability required to read the values. The server hides them from users without it. */
    capability: text,
    /** The server's code for why it cannot be undone; empty if it can. */
    reason: text,
    /** The change that this one undid; 0 for none. */
    undo_of: numberOrZero,
    /** The change that undid this one; 0 for none. */
    undone_by: numberOrZero,
  }),
  v.transform(({ date, ...change }) => ({
    ...change,
    /** Milliseconds since 1970. */
    at: date,
  })),
);

/** Filter options, and how long changes are kept. */
export const HistoryFactsSchema = v.pipe(
  camelCaseObject({
    people: tolerantList(PersonSchema),
    kinds: tolerantList(v.string()),
    /** 0: the history is off. */
    days: numberOrZero,
    most_entries: numberOrZero,
    missed_at: moment,
  }),
  v.transform((facts) => ({
    ...facts,
    /** When recording a change last failed, in milliseconds since 1970. */
    missedAt: facts.missedAt || undefined,
  })),
);

/**
 * The outcome of an undo. With `now`, nothing was written because the current state differs from what the change left.
 */
export const UndoOutcomeSchema = v.union([
  v.pipe(
    phpObject({ is_undone: v.literal(true), entry: ChangeSchema }),
    v.transform(({ entry }) => ({ isUndone: true as const, entry })),
  ),
  v.pipe(
    phpObject({
      is_undone: optional(v.literal(false)),
      now: phpMap,
      /** Sent back to the server to confirm this state. */
      version: text,
    }),
    v.transform(({ now, version }) => ({ isUndone: false as const, now, version })),
  ),
]);

export const parseChanges = v.parser(tolerantList(ChangeSchema));
export const parseFacts = v.parser(HistoryFactsSchema);
export const parseOutcome = v.parser(UndoOutcomeSchema);
