/** Something an extension did wrong, contained before it reached the rest of the page. */
export interface ExtensionFailure {
  /** Who and where, as far as known: `plugin "acme"`, `callback "acme/pages" of filter "…"`. */
  readonly source: string;
  readonly error: unknown;
}

type Listener = (failure: ExtensionFailure) => void;

const listeners = new Set<Listener>();
const reported = new Map<string, ExtensionFailure>();

/** Tells `listener` of contained failures, each only once; gives back the remover. */
export function onExtensionFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Filters run with every render, so the same failure is passed on only the first time. */
export function reportExtensionFailure(failure: ExtensionFailure): void {
  const key = `${failure.source}: ${String(failure.error)}`;
  if (reported.has(key)) return;
  reported.set(key, failure);
  for (const listener of listeners) listener(failure);
}

/** What went wrong since the page was opened, each once. */
export const listFailures = (): readonly ExtensionFailure[] => [...reported.values()];
