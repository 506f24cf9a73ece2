import { isRecord } from '@admin/http';
import * as v from 'valibot';
import { optional } from './objects';

/** A list without the entries that don't fit: a bad one costs only itself. Fails where there is no list. */
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

/** As `tolerantList`; empty where there is no list. */
export const listOrEmpty = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(tolerantList(entry), (): T[] => []);

/** As `listOrEmpty`; a list from which PHP removed entries comes as an object with numbers as keys. */
export const phpListOrEmpty = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((input) => (isRecord(input) ? Object.values(input) : input)),
      tolerantList(entry),
    ),
    (): T[] => [],
  );

/** The first entry of a list; missing where there is none, or where it doesn't fit. */
export const firstOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  optional(
    v.pipe(
      v.unknown(),
      v.transform((input): unknown => (Array.isArray(input) ? input[0] : undefined)),
      entry,
    ),
  );
