import type { Method, Route } from './route';

/** Patterns for `{name}`, `{name:digits}` and `{name:slug}`. */
const SEGMENTS: Readonly<Record<string, string>> = {
  segment: '[^/]+',
  digits: String.raw`\d{1,15}`,
  slug: String.raw`[\w-]{1,100}`,
};

/** All routes of one path. */
export interface Endpoint {
  path: string;
  routes: readonly Route[];
}

export interface Match {
  endpoint: Endpoint;
  /** The text of each `{name}` segment. */
  params: Readonly<Record<string, string>>;
}

export interface Router {
  endpoints: readonly Endpoint[];
  match(path: string): Match | undefined;
}

/** Finds the endpoint of a path. A fixed segment takes precedence over a placeholder, regardless of route order. */
export function createRouter(routes: readonly Route[]): Router {
  const paths = [...new Set(routes.map(({ path }) => path))].toSorted(placeholdersLast);
  const endpoints = paths.map((path) => ({ path, routes: routes.filter((each) => each.path === path) }));
  const patterns = endpoints.map((endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) }));
  return {
    endpoints,
    match(path) {
      for (const { endpoint, pattern } of patterns) {
        const found = pattern.exec(path);
        if (found) return { endpoint, params: decodeAll(found.groups ?? {}) };
      }
      return undefined;
    },
  };
}

export function findRoute(endpoint: Endpoint, method: Method): Route | undefined {
  return endpoint.routes.find(({ methods }) => methods.includes(method));
}

function placeholdersLast(left: string, right: string): number {
  const rank = (path: string) => path.replaceAll(/\{\w+(:\w+)?\}/g, '\u{10FFFF}');
  return rank(left) < rank(right) ? -1 : 1;
}

function toPattern(path: string): RegExp {
  const source = path
    .split(/(\{\w+(?::\w+)?\})/)
    .map((part) => {
      const [, name, kind = 'segment'] = /^\{(\w+)(?::(\w+))?\}$/.exec(part) ?? [];
      if (name) return `(?<${name}>${SEGMENTS[kind]})`;
      return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function decodeAll(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
