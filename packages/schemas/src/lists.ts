import { isRecord } from '@admin/http';
import * as v from 'valibot';
import { optional } from './objects';

/** A list. Invalid entries are dropped. Fails if the value is not a list. */
export const tolerantList = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item) => {
        const result = v.safeParse(entry, item);
        return result.success ? [result.output] : [];
      }),
    ),
  );

/** Like `tolerantList`; empty if the value is not a list. */
export const listOrEmpty = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(tolerantList(entry), (): T[] => []);

/** Like `listOrEmpty`. Also accepts objects with numeric keys, which PHP sends after removing entries. */
export const phpListOrEmpty = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((input) => (isRecord(input) ? Object.values(input) : input)),
      tolerantList(entry),
    ),
    (): T[] => [],
  );

/** The first entry of a list; undefined if it is missing or invalid. */
export const firstOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  optional(
    v.pipe(
      v.unknown(),
      v.transform((input): unknown => (Array.isArray(input) ? input[0] : undefined)),
      entry,
    ),
  );
