import { toRecord } from '@admin/http';

/** Tells what is wrong with a part of a value, while the rest of it is kept. */
export type Complain = (problem: string) => void;

/** Turns an untrusted value into `T`, or throws a `TypeError` that says what was expected. */
export type Check<T> = (value: unknown, complain: Complain) => T;

export const text: Check<string> = (value) => {
  if (typeof value !== 'string') throw new TypeError('text expected');
  return value;
};

export const flag: Check<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new TypeError('true or false expected');
  return value;
};

/** A count, also in the decimal text in which options are stored. */
export const count: Check<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) throw new TypeError('whole number expected');
  return number;
};

/** The platform stores switches as `yes` and `no`, or as `1` and `0`. */
export const yesNo: Check<boolean> = (value) => {
  if (value === 'yes' || value === '1' || value === true) return true;
  if (value === 'no' || value === '0' || value === '' || value === false) return false;
  throw new TypeError('yes or no expected');
};

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Check<T> =>
  (value) => {
    const found = allowed.find((item) => item === value);
    if (found === undefined) throw new TypeError(`one of ${allowed.join(', ')} expected`);
    return found;
  };

export const anything: Check<unknown> = (value) => value;

/** A list without the entries that are malformed. */
export const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value, complain) => {
    if (!Array.isArray(value)) throw new TypeError('list expected');
    return entriesOf(Object.entries(value), check, complain).map(([, item]) => item);
  };

/** A map without the entries that are malformed; PHP writes an empty one as `[]`. */
export const mapOf =
  <T>(check: Check<T>): Check<Readonly<Record<string, T>>> =>
  (value, complain) =>
    Object.fromEntries(entriesOf(Object.entries(record(value)), check, complain));

export const map = mapOf(anything);

/** An object all of whose named members have to be right; others are dropped. */
export const shape =
  <M extends Readonly<Record<string, Check<unknown>>>>(members: M): Check<Shape<M>> =>
  (value, complain) => {
    const source = record(value);
    const checked = Object.entries(members).map(([key, check]) => {
      try {
        return [key, check(source[key], complain)];
      } catch (error) {
        throw new TypeError(`${key}: ${reasonOf(error)}`, { cause: error });
      }
    });
    // Each member went through the check of its name.
    return Object.fromEntries(checked) as Shape<M>;
  };

type Shape<M> = { readonly [K in keyof M]: M[K] extends Check<infer T> ? T : never };

/** A member that may be missing. */
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, complain) =>
    value === undefined ? undefined : check(value, complain);

function record(value: unknown): Record<string, unknown> {
  try {
    return toRecord(value);
  } catch {
    throw new TypeError('map expected');
  }
}

function entriesOf<T>(entries: [string, unknown][], check: Check<T>, complain: Complain): [string, T][] {
  return entries.flatMap(([key, value]): [string, T][] => {
    try {
      return [[key, check(value, (problem) => complain(`${key}: ${problem}`))]];
    } catch (error) {
      complain(`${key}: ${reasonOf(error)}`);
      return [];
    }
  });
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
