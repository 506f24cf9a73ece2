import { getErrorMessage, type Parser } from './parsers';

/** Parses the value of a key. Returns the fallback and records a problem if it is missing or invalid. */
export type Read = <T>(key: string, check: Parser<T>, fallback: T) => T;

/** Creates a reader of an object. Records no problems if the object itself is missing. */
export function createReader(
  where: string,
  source: Readonly<Record<string, unknown>> | undefined,
  problems: string[],
): Read {
  return (key, check, fallback) => {
    const reportProblem = (problem: string) => void (source && problems.push(`${where}.${key}: ${problem}`));
    try {
      return check(source?.[key], reportProblem);
    } catch (error) {
      reportProblem(getErrorMessage(error));
      return fallback;
    }
  };
}
