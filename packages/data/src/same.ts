/** Whether two lists have equal items in the same order. */
export function areSame<I>(
  a: readonly I[],
  b: readonly I[],
  isEqual: (a: I, b: I | undefined) => boolean = Object.is,
): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => isEqual(item, b[index])));
}
