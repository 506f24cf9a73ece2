import { isMap } from '../rest';

/** Members that identify an item of a list. */
const IDENTITIES = ['id', 'code', 'slug', 'key'];

/** A map with more names than this is data, such as all states of all countries. */
const MAX_MEMBERS = 60;

/** Added to recordings when parts of them were removed. */
const NOTES = ['options_trimmed'];

/** Replaces a part of a recording that is the same as in an earlier one. */
const AS_ABOVE = '(as above)';

/** Missing in some recordings and present in others of the same route, so a response may contain them. */
const OFTEN_CUT = ['_links'];

export interface Comparison {
  /** The recording shows only part of the response, so ours may contain more. */
  isPartial: boolean;
  /** Error codes are compared by value, everything else by type. */
  isError: boolean;
}

/** Differences between a recorded body and ours: members and their types, not their values. */
export function compareBodies(recorded: unknown, actual: unknown, how: Comparison, at = 'body'): string[] {
  if (recorded === AS_ABOVE) return [];
  if (Array.isArray(recorded) && Array.isArray(actual)) return compareLists(recorded, actual, how, at);
  // The platform serializes an empty map as a list, so our response may have a non-empty map in its place.
  if (isEmptyList(recorded) && isMap(actual) && Object.keys(actual).length > 0) return [];
  if (isMap(recorded) && isEmptyList(actual)) return [];
  if (isMap(recorded) && isMap(actual)) return compareMaps(recorded, actual, how, at);
  const [expected, found] = [kindOf(recorded), kindOf(actual)];
  if (expected !== found) return [`${at} is ${found}, not ${expected}`];
  const isCode = how.isError && at.endsWith('.code');
  return isCode && recorded !== actual ? [`${at} is ${String(actual)}, not ${String(recorded)}`] : [];
}

function compareLists(recorded: unknown[], actual: unknown[], how: Comparison, at: string): string[] {
  const [first] = recorded;
  if (first === undefined) return [];
  if (actual.length === 0) return [`${at} is empty`];
  const identity = IDENTITIES.find((name) => isMap(first) && name in first);
  if (identity === undefined) return compareBodies(first, actual[0], how, `${at}[0]`);
  return recorded.flatMap((item) => {
    const name = isMap(item) ? item[identity] : undefined;
    const twin = actual.find((other) => isMap(other) && other[identity] === name);
    // Ids differ between stores; names are part of the contract.
    if (twin === undefined && typeof name === 'number')
      return compareBodies(item, actual[0], how, `${at}[0]`);
    if (twin === undefined) return [`${at} has no ${String(name)}`];
    return compareBodies(item, twin, how, `${at}[${String(name)}]`);
  });
}

function compareMaps(
  recorded: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  how: Comparison,
  at: string,
): string[] {
  if (Object.keys(recorded).length > MAX_MEMBERS && Object.keys(actual).length > MAX_MEMBERS) {
    return compareBodies(Object.values(recorded)[0], Object.values(actual)[0], how, `${at}.*`);
  }
  const found = Object.keys(actual);
  const expected = Object.keys(recorded).filter((name) => !NOTES.includes(name));
  const missing = expected.filter((name) => !found.includes(name)).map((name) => `${at}.${name} is missing`);
  const extra = how.isPartial ? [] : found.filter((name) => ![...expected, ...OFTEN_CUT].includes(name));
  return [
    ...missing,
    ...extra.map((name) => `${at}.${name} is not in the recording`),
    ...expected
      .filter((name) => found.includes(name))
      .flatMap((name) => compareBodies(recorded[name], actual[name], how, `${at}.${name}`)),
  ];
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : isMap(value) ? 'map' : typeof value;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
