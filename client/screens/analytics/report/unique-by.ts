/** Without those whose name another has already, as a script that is on the page twice adds them. */
export function uniqueBy<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const names = new Set<string>();
  return items.filter((item) => !names.has(nameOf(item)) && names.add(nameOf(item)));
}
