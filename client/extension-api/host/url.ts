/** The functions of `wp.url` that dashboard extensions use. */

type Args = Readonly<Record<string, unknown>>;

/** Splits a URL, which may be relative. */
function split(url: string): { before: string; search: string; hash: string } {
  const [rest = '', hash] = url.split('#', 2);
  const [before = '', search = ''] = rest.split('?', 2);
  return { before, search, hash: hash === undefined ? '' : `#${hash}` };
}

const join = ({ before, search, hash }: ReturnType<typeof split>): string =>
  `${before}${search === '' ? '' : `?${search}`}${hash}`;

/** Writes lists and objects as `key[0]=a` and `key[member]=b`. */
function toPairs(key: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([member, inner]) => toPairs(`${key}[${member}]`, inner));
  }
  return [[key, value === null ? '' : String(value as string | number | boolean)]];
}

export function buildQueryString(args: Args): string {
  const pairs = Object.entries(args).flatMap(([key, value]) => toPairs(key, value));
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
}

type Parsed = { [key: string]: string | Parsed };

export function getQueryArgs(url: string): Record<string, unknown> {
  const args: Parsed = {};
  for (const [name, value] of new URLSearchParams(split(url).search)) {
    const [first = '', ...members] = name
      .split(/\]?\[|\]$/)
      .filter((part, index) => index === 0 || part !== '');
    put(args, [first, ...members], value);
  }
  return mapMembers(args);
}

function put(target: Parsed, [key = '', ...rest]: string[], value: string): void {
  if (key === '__proto__') return;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const next = typeof inner === 'object' ? inner : {};
  target[key] = next;
  put(next, rest, value);
}

/** Converts objects whose keys count up from zero to lists. */
function toValue(value: string | Parsed): unknown {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  return keys.every((key, index) => key === String(index))
    ? Object.values(value).map(toValue)
    : mapMembers(value);
}

const mapMembers = (args: Parsed): Record<string, unknown> =>
  Object.fromEntries(Object.entries(args).map(([key, value]) => [key, toValue(value)]));

export const getQueryArg = (url: string, name: string): unknown => getQueryArgs(url)[name];
export const hasQueryArg = (url: string, name: string): boolean => getQueryArg(url, name) !== undefined;

/** Adds parameters to a URL; they replace existing ones. */
export function addQueryArgs(url = '', args: Args = {}): string {
  if (Object.keys(args).length === 0) return url;
  return join({ ...split(url), search: buildQueryString({ ...getQueryArgs(url), ...args }) });
}

export function removeQueryArgs(url: string, ...names: string[]): string {
  const rest = Object.entries(getQueryArgs(url)).filter(([name]) => !names.includes(name));
  return join({ ...split(url), search: buildQueryString(Object.fromEntries(rest)) });
}

export const getQueryString = (url: string): string | undefined => split(url).search || undefined;

export function isURL(url: string): boolean {
  return URL.canParse(url);
}

/** Returns the path of a URL without its leading slash. */
export const getPath = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).pathname.slice(1) || undefined : undefined;
