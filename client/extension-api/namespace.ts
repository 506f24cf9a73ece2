/** What compiled extensions take for a module: without the mark a default import would find the whole object. */
export function toNamespace<T extends object>(members: T): T {
  return Object.defineProperty({ ...members }, '__esModule', { value: true });
}
