/** Parameters by name; lists and maps where the names contain brackets. */
export type Parameters = Readonly<Record<string, unknown>>;

type Branch = Map<string, string | Branch>;

/** Deeper brackets are ignored (the platform's own limit). */
const MAX_DEPTH = 64;

/**
 * Parses `a=1&b[]=2&b[]=3&c[0]=4&d[name]=5` the way PHP does: later values win, brackets make lists and maps. Names are
 * untrusted, so the result has no prototype.
 */
export function parseParameters(text: string): Parameters {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) insert(root, toPath(name), value);
  return toMap(root);
}

/** Splits `a[b][]` into the path `a`, `b` and a free index. */
function toPath(name: string): string[] {
  const [, base = name, brackets = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
  return [base, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)].slice(0, MAX_DEPTH);
}

function insert(branch: Branch, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(branch.size) : head;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(key, next);
  insert(next, rest, value);
}

function toMap(branch: Branch): Record<string, unknown> {
  const map: Record<string, unknown> = Object.create(null);
  for (const [key, value] of branch) map[key] = value instanceof Map ? toListOrMap(value) : value;
  return map;
}

function toListOrMap(branch: Branch): unknown {
  const map = toMap(branch);
  return Object.keys(map).every((key) => /^\d+$/.test(key)) ? Object.values(map) : map;
}

/** The inverse of `parseParameters`: lists and maps get brackets again. */
export function formatParameters(parameters: Parameters): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) => flatten(name, value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

function flatten(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => flatten(`${name}[${key}]`, item));
}
