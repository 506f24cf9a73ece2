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

/** A moment in ISO 8601 with its zone, as milliseconds since 1970; 0 for anything else. */
const moment = v.fallback(v.pipe(v.string(), v.transform(Date.parse), v.number()), 0);

/** Values by name, as the server reads them; `null` where there are none. */
const values = v.fallback(v.nullable(v.custom<Readonly<Record<string, unknown>>>(isRecord)), null);

const NOBODY = { id: 0, name: '' };

export const PersonSchema = phpObject({ id: numberOrZero, name: plainText });

/** One change, as the server wrote it down once it was made. */
export const ChangeSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    /** What was changed: `product`. */
    kind: text,
    /** `changed`, `created`, `removed`, `installed`, `activated` or `undone`. */
    action: text,
    /** Which of its kind; both are empty where there is but one. */
    subject: v.fallback(phpObject({ id: text, name: plainText }), { id: '', name: '' }),
    user: v.fallback(PersonSchema, NOBODY),
    date: moment,
    /** `null` where there was nothing. */
    before: values,
    /** `null` where nothing is left. */
    after: values,
    /** What the host calls names, as far as it says so. */
    labels: mapOrEmpty(plainText),
    /** What reading the values needs. Where the reader lacks it the server hides each of them. */
    capability: text,
    /** Why it cannot be undone, in the server's word for it; empty where it can. */
    reason: text,
    /** The change that this one took back; 0 for none. */
    undo_of: numberOrZero,
    /** The change that took this one back; 0 for none. */
    undone_by: numberOrZero,
  }),
  v.transform(({ date, ...change }) => ({
    ...change,
    /** Milliseconds since 1970. */
    at: date,
  })),
);

/** What there is to choose from, and for how long it is kept. */
export const HistoryFactsSchema = v.pipe(
  camelCaseObject({
    people: tolerantList(PersonSchema),
    kinds: tolerantList(v.string()),
    /** 0: nothing is kept. */
    days: numberOrZero,
    most_entries: numberOrZero,
    missed_at: moment,
  }),
  v.transform((facts) => ({
    ...facts,
    /** When a change could not be recorded last, in milliseconds since 1970. */
    missedAt: facts.missedAt || undefined,
  })),
);

/** What became of an undo. With `now`, nothing was written: there is something else than the change left. */
export const UndoOutcomeSchema = v.union([
  v.pipe(
    phpObject({ is_undone: v.literal(true), entry: ChangeSchema }),
    v.transform(({ entry }) => ({ isUndone: true as const, entry })),
  ),
  v.pipe(
    phpObject({
      is_undone: optional(v.literal(false)),
      now: phpMap,
      /** Says to the server that this state was seen. */
      version: text,
    }),
    v.transform(({ now, version }) => ({ isUndone: false as const, now, version })),
  ),
]);

export const parseChanges = v.parser(tolerantList(ChangeSchema));
export const parseFacts = v.parser(HistoryFactsSchema);
export const parseOutcome = v.parser(UndoOutcomeSchema);
