/** A contained error of an extension. */
export interface ExtensionFailure {
  /** The source of the error, such as `plugin "acme"` or `callback "acme/pages" of filter "…"`. */
  readonly source: string;
  readonly error: unknown;
}

type Listener = (failure: ExtensionFailure) => void;

const listeners = new Set<Listener>();
const reported = new Map<string, ExtensionFailure>();

/** Calls the listener once for each contained error. Returns a function that removes it. */
export function onExtensionFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Filters run on every render, so equal errors are reported once. */
export function reportExtensionFailure(failure: ExtensionFailure): void {
  const key = `${failure.source}: ${String(failure.error)}`;
  if (reported.has(key)) return;
  reported.set(key, failure);
  for (const listener of listeners) listener(failure);
}

/** All errors since the page was opened, without duplicates. */
export const listFailures = (): readonly ExtensionFailure[] => [...reported.values()];
