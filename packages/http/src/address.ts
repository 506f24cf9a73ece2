type QueryScalar = string | number | boolean | null | undefined;

/** Lists travel as `key[0]=a&key[1]=b`; `undefined` and `null` are left out. */
export type Query = Readonly<Record<string, QueryScalar | readonly QueryScalar[]>>;

/**
 * The address of a call. `root` is the API root of either kind: `https://store.example/wp-json/`,
 * or `https://store.example/?rest_route=/` where the site has no readable addresses.
 */
export function addressOf(root: string, path: string, query: Query): URL {
  const url = new URL(root, window.location.href);
  // Parameters of an address write it anew with every change, so they are collected beside it.
  const search = new URLSearchParams(url.search);
  const route = search.get('rest_route');
  if (route === null) url.pathname = join(url.pathname, path);
  else search.set('rest_route', join(route, path));
  for (const [key, value] of pairsOf(query)) search.append(key, value);
  // The answer is in the user's language, not in the site's.
  search.set('_locale', 'user');
  url.search = search.toString();
  return url;
}

/** One spelling for all addresses that mean the same call: decoded, sorted, without the language. */
export function canonical(path: string, query: Query = {}): string {
  const [route = '', search = ''] = path.split('?', 2);
  const entries = [...new URLSearchParams(search), ...pairsOf(query)]
    .filter(([key]) => key !== '_locale')
    .map(([key, value]) => `${key}=${value}`);
  return [join('/', route), ...entries.toSorted()].join('&');
}

const join = (base: string, path: string) => `${base.replace(/\/+$/, '')}/${path.replace(/^\/+|\/+$/g, '')}`;

function pairsOf(query: Query): [key: string, value: string][] {
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
