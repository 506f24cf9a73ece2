/** Key in the local storage: a JSON array of the ids of used commands, most recent first. */
const KEY = 'store-admin-commands-used';

/** More wouldn't be visible at a glance. */
const KEPT = 6;

/** Returns the ids of the commands that were used in this browser, most recent first. */
export function getLastUsed(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function recordCommandUse(id: string): void {
  try {
    const ids = [id, ...getLastUsed().filter((other) => other !== id)].slice(0, KEPT);
    window.localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The storage is full or blocked: nothing is saved.
  }
}
