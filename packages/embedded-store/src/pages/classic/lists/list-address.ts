/** What a page tells once about the last save; no part of where it is. */
const TOLD = ['message', 'count', 'settings-updated'] as const;

/** An address with some parameters changed, or taken away where they are `undefined`. What was told is gone. */
export function addressWith(url: URL, changes: Readonly<Record<string, string | undefined>> = {}): string {
  const target = new URL(url);
  for (const name of TOLD) target.searchParams.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') target.searchParams.delete(name);
    else target.searchParams.set(name, value);
  }
  return target.pathname + target.search;
}

/** A parameter of a list's address; `''` when it is not there. */
export function parameter(url: URL, name: string): string {
  return url.searchParams.get(name)?.trim() ?? '';
}

/** The parameter if it is one of these words. */
export function oneOfParameter<Word extends string>(
  url: URL,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = parameter(url, name);
  return words.find((word) => word === value);
}

export function orderOf(url: URL): 'asc' | 'desc' | undefined {
  return oneOfParameter(url, 'order', ['asc', 'desc']);
}
