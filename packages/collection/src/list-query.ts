/** Query parameters of a list request. `undefined` values are omitted. */
export type ListQuery = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/** Serializes a query with sorted keys, for use as a cache key. */
export const toQueryKey = (query: ListQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
