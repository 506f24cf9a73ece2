/** What a list is asked for, as it travels in the address; what is `undefined` is not asked. */
export type ListQuery = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/** One text for equal queries, whatever the order of their members. */
export const keyOf = (query: ListQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
