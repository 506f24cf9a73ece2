export type Params = Readonly<Record<string, string>>;

/**
 * Matches a path against a pattern such as `/product/:productId`. The whole path has to match, except for a trailing
 * slash. `*` matches everything.
 */
export function matchPath(pattern: string, path: string): Params | undefined {
  if (pattern === '*') return {};
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  if (expected.length !== actual.length) return undefined;

  const params: Record<string, string> = {};
  for (const [position, segment] of expected.entries()) {
    const value = actual[position] ?? '';
    if (segment.startsWith(':') && value) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
