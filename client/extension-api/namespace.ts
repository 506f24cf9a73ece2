/**
 * Marks an object as an ES module: without the mark, a default import in a compiled extension returns the whole object.
 */
export function toNamespace<T extends object>(members: T): T {
  return Object.defineProperty({ ...members }, '__esModule', { value: true });
}
