/** URL parameters, as text. */
export type Query = Readonly<Record<string, string>>;

/** Changes to a query: `undefined` and `null` remove a parameter. */
export type QueryChange = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The last of several parameters with the same name wins, as on the server. */
export function parseQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifyQuery(query: QueryChange): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  return params.toString();
}
