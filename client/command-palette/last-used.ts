/** Of the local storage: the ids of what was used, the last one first, as a list in JSON. */
const KEY = 'store-admin-commands-used';

/** More than these are not seen at a glance. */
const KEPT = 6;

/** The ids of the commands that were used in this browser, the last one first. */
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
    // The storage is full or switched off: nothing is remembered.
  }
}
