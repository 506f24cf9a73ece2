/** Removes items with a duplicate name, as added by a script that is loaded twice. */
export function uniqueBy<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const names = new Set<string>();
  return items.filter((item) => !names.has(nameOf(item)) && names.add(nameOf(item)));
}
