import { toRecord } from '@admin/http';

/** Reports an invalid part of a value that is otherwise used. */
export type ReportProblem = (problem: string) => void;

/**
 * Parses an untrusted value.
 * @throws TypeError with the expected type
 */
export type Parser<T> = (value: unknown, reportProblem: ReportProblem) => T;

export const anything: Parser<unknown> = (value) => value;

export const text: Parser<string> = (value) => {
  if (typeof value !== 'string') throw createTypeError('text', value);
  return value;
};

/** An http(s) or relative URL. */
export const address: Parser<string> = (value, reportProblem) => {
  const url = text(value, reportProblem);
  const base = 'https://store.invalid/';
  const scheme = URL.canParse(url, base) ? new URL(url, base).protocol : '';
  if (!/^https?:$/.test(scheme)) throw createTypeError('web address', value);
  return url;
};

/** A URL with a trailing slash. */
export const directory: Parser<string> = (value, reportProblem) =>
  address(value, reportProblem).replace(/\/*$/, '/');

export const flag: Parser<boolean> = (value) => {
  if (typeof value !== 'boolean') throw createTypeError('true or false', value);
  return value;
};

/** A non-negative integer, or a string of one, as options store it. */
export const count: Parser<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw createTypeError('whole number', value);
  return number;
};

/** A day of the week from 0 (Sunday) to 6, or a string of one. */
export const weekday: Parser<number> = (value, reportProblem) => {
  const day = count(value, reportProblem);
  if (day > 6) throw createTypeError('day of the week', value);
  return day;
};

/** WordPress stores booleans as `yes` and `no`, or `1` and `0`. */
export const yesNo: Parser<boolean> = (value) => {
  if (value === 'yes' || value === '1') return true;
  if (value === 'no' || value === '0') return false;
  throw createTypeError('yes or no', value);
};

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Parser<T> =>
  (value) => {
    const found = allowed.find((item) => item === value);
    if (found === undefined) throw createTypeError(`one of ${allowed.join(', ')}`, value);
    return found;
  };

/** A list. Invalid entries are dropped. */
export const listOf =
  <T>(check: Parser<T>): Parser<readonly T[]> =>
  (value, reportProblem) => {
    if (!Array.isArray(value)) throw createTypeError('list', value);
    return parseValidEntries(Object.entries(value), check, reportProblem).map(([, item]) => item);
  };

/** A map. Invalid entries are dropped. PHP serializes an empty map as `[]`. */
export const mapOf =
  <T>(check: Parser<T>): Parser<Readonly<Record<string, T>>> =>
  (value, reportProblem) =>
    Object.fromEntries(parseValidEntries(Object.entries(record(value)), check, reportProblem));

export const map = mapOf(anything);

/** An object with these properties, all of which must be valid. Other properties are dropped. */
export const shape =
  <M extends Readonly<Record<string, Parser<unknown>>>>(members: M): Parser<ObjectOf<M>> =>
  (value, reportProblem) => {
    const source = record(value);
    const checked = Object.entries(members).map(([key, check]) => {
      try {
        return [key, check(source[key], (problem) => reportProblem(`${key}: ${problem}`))];
      } catch (error) {
        throw new TypeError(`${key}: ${getErrorMessage(error)}`, { cause: error });
      }
    });
    // Each property was parsed by the parser of its name.
    return Object.fromEntries(checked) as ObjectOf<M>;
  };

type ObjectOf<M> = { readonly [K in keyof M]: M[K] extends Parser<infer T> ? T : never };

/** An optional property. An invalid value is treated as missing. */
export const optional =
  <T>(check: Parser<T>): Parser<T | undefined> =>
  (value, reportProblem) => {
    try {
      return value === undefined ? undefined : check(value, reportProblem);
    } catch (error) {
      reportProblem(getErrorMessage(error));
      return undefined;
    }
  };

/** A property that may be `null`. */
export const nullable =
  <T>(check: Parser<T>): Parser<T | undefined> =>
  (value, reportProblem) =>
    optional(check)(value ?? undefined, reportProblem);

export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'unreadable';

export function record(value: unknown): Record<string, unknown> {
  try {
    return toRecord(value);
  } catch {
    throw createTypeError('map', value);
  }
}

function parseValidEntries<T>(
  entries: [string, unknown][],
  check: Parser<T>,
  reportProblem: ReportProblem,
): [string, T][] {
  return entries.flatMap(([key, value]): [string, T][] => {
    const reportEntryProblem = (problem: string) => reportProblem(`${key}: ${problem}`);
    try {
      return [[key, check(value, reportEntryProblem)]];
    } catch (error) {
      reportEntryProblem(getErrorMessage(error));
      return [];
    }
  });
}

const createTypeError = (expected: string, value: unknown) =>
  new TypeError(value === undefined ? 'missing' : `${expected} expected`);
