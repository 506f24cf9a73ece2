type QueryScalar = string | number | boolean | null | undefined;

/** Query parameters. Lists become `key[0]=a&key[1]=b`; `undefined` and `null` are omitted. */
export type Query = Readonly<Record<string, QueryScalar | readonly QueryScalar[]>>;

/**
 * Builds a request URL. `root` is `https://store.example/wp-json/`, or `https://store.example/?rest_route=/`
 * on sites without pretty permalinks.
 */
export function buildUrl(root: string, path: string, query: Query): URL {
  const url = new URL(root, window.location.href);
  // Collected separately, because each change of `url.searchParams` serializes the URL again.
  const search = new URLSearchParams(url.search);
  const route = search.get('rest_route');
  if (route === null) url.pathname = joinPath(url.pathname, path);
  else search.set('rest_route', joinPath(route, path));
  for (const [key, value] of toQueryPairs(query)) search.append(key, value);
  // Responses are in the user's language instead of the site's.
  search.set('_locale', 'user');
  url.search = search.toString();
  return url;
}

/** Normalizes a path and query for lookups: decoded, sorted, without the locale. */
export function toCanonicalPath(path: string, query: Query = {}): string {
  const [route = '', search = ''] = path.split('?', 2);
  const entries = [...new URLSearchParams(search), ...toQueryPairs(query)]
    .filter(([key]) => key !== '_locale')
    .map(([key, value]) => `${key}=${value}`);
  return [joinPath('/', route), ...entries.toSorted()].join('&');
}

const joinPath = (base: string, path: string) =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+|\/+$/g, '')}`;

function toQueryPairs(query: Query): [key: string, value: string][] {
  const pairs: [string, string][] = [];
  const add = (key: string, value: QueryScalar) => {
    if (value !== undefined && value !== null) pairs.push([key, String(value)]);
  };
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object' && value !== null) {
      for (const [index, item] of value.entries()) add(`${key}[${index}]`, item);
    } else add(key, value);
  }
  return pairs;
}
