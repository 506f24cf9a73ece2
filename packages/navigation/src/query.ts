/** Parameters of an address, as text. */
export type Query = Readonly<Record<string, string>>;

/** Changes to a query: `undefined` and `null` take a parameter away. */
export type QueryChange = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The last of several equal names wins, as on the server. */
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
