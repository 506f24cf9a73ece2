import { reasonOf, type Check } from './checks';

/** Reads one key; gives the fallback when it is missing or malformed, and says so among the problems. */
export type Read = <T>(key: string, check: Check<T>, fallback: T) => T;

/** Without a source every key is missing, which its own problem has told already. */
export function readerOf(
  where: string,
  source: Readonly<Record<string, unknown>> | undefined,
  problems: string[],
): Read {
  return (key, check, fallback) => {
    const complain = (problem: string) => void (source && problems.push(`${where}.${key}: ${problem}`));
    try {
      return check(source?.[key], complain);
    } catch (error) {
      complain(reasonOf(error));
      return fallback;
    }
  };
}
