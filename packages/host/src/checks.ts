import { toRecord } from '@admin/http';

/** Tells what is wrong with a part of a value, while the rest of it is kept. */
export type Complain = (problem: string) => void;

/** Turns an untrusted value into `T`, or throws a `TypeError` that says what was expected. */
export type Check<T> = (value: unknown, complain: Complain) => T;

export const anything: Check<unknown> = (value) => value;

export const text: Check<string> = (value) => {
  if (typeof value !== 'string') throw unlike('text', value);
  return value;
};

/** An address that may be followed and asked; it may be relative. */
export const address: Check<string> = (value, complain) => {
  const url = text(value, complain);
  const base = 'https://store.invalid/';
  const scheme = URL.canParse(url, base) ? new URL(url, base).protocol : '';
  if (!/^https?:$/.test(scheme)) throw unlike('web address', value);
  return url;
};

/** The address of a directory, with its trailing slash. */
export const directory: Check<string> = (value, complain) => address(value, complain).replace(/\/*$/, '/');

export const flag: Check<boolean> = (value) => {
  if (typeof value !== 'boolean') throw unlike('true or false', value);
  return value;
};

/** A whole number from 0 on, also in the decimal text in which options are stored. */
export const count: Check<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw unlike('whole number', value);
  return number;
};

/** A day of the week, 0 is Sunday; also in decimal text. */
export const weekday: Check<number> = (value, complain) => {
  const day = count(value, complain);
  if (day > 6) throw unlike('day of the week', value);
  return day;
};

/** The platform stores switches as `yes` and `no`, or as `1` and `0`. */
export const yesNo: Check<boolean> = (value) => {
  if (value === 'yes' || value === '1') return true;
  if (value === 'no' || value === '0') return false;
  throw unlike('yes or no', value);
};

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Check<T> =>
  (value) => {
    const found = allowed.find((item) => item === value);
    if (found === undefined) throw unlike(`one of ${allowed.join(', ')}`, value);
    return found;
  };

/** A list without the entries that are malformed. */
export const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value, complain) => {
    if (!Array.isArray(value)) throw unlike('list', value);
    return soundEntries(Object.entries(value), check, complain).map(([, item]) => item);
  };

/** A map without the entries that are malformed; PHP writes an empty one as `[]`. */
export const mapOf =
  <T>(check: Check<T>): Check<Readonly<Record<string, T>>> =>
  (value, complain) =>
    Object.fromEntries(soundEntries(Object.entries(record(value)), check, complain));

export const map = mapOf(anything);

/** An object all of whose named members have to be right; others are dropped. */
export const shape =
  <M extends Readonly<Record<string, Check<unknown>>>>(members: M): Check<Shape<M>> =>
  (value, complain) => {
    const source = record(value);
    const checked = Object.entries(members).map(([key, check]) => {
      try {
        return [key, check(source[key], (problem) => complain(`${key}: ${problem}`))];
      } catch (error) {
        throw new TypeError(`${key}: ${reasonOf(error)}`, { cause: error });
      }
    });
    // Each member went through the check of its name.
    return Object.fromEntries(checked) as Shape<M>;
  };

type Shape<M> = { readonly [K in keyof M]: M[K] extends Check<infer T> ? T : never };

/** A member that may be missing. A malformed one is missing too, so that it costs nothing else. */
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, complain) => {
    try {
      return value === undefined ? undefined : check(value, complain);
    } catch (error) {
      complain(reasonOf(error));
      return undefined;
    }
  };

/** A member that is `null` where there is none. */
export const nullable =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, complain) =>
    optional(check)(value ?? undefined, complain);

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unreadable');

export function record(value: unknown): Record<string, unknown> {
  try {
    return toRecord(value);
  } catch {
    throw unlike('map', value);
  }
}

function soundEntries<T>(entries: [string, unknown][], check: Check<T>, complain: Complain): [string, T][] {
  return entries.flatMap(([key, value]): [string, T][] => {
    const complainOfEntry = (problem: string) => complain(`${key}: ${problem}`);
    try {
      return [[key, check(value, complainOfEntry)]];
    } catch (error) {
      complainOfEntry(reasonOf(error));
      return [];
    }
  });
}

const unlike = (expected: string, value: unknown) =>
  new TypeError(value === undefined ? 'missing' : `${expected} expected`);
