import { useSyncExternalStore } from 'react';

/** A contribution is disabled after this many crashes in a row. */
const MAX_CRASHES = 3;

/** The sessionStorage key of disabled contributions, a JSON list. */
const STORAGE_KEY = 'store-admin-contributions-off';

const crashes = new Map<string, number>();
const listeners = new Set<() => void>();
let off: ReadonlySet<string> | undefined;

/**
 * Counts a crash. Returns true if the contribution is now disabled in this tab.
 * @param place where it crashed, if it is shown in several places
 */
export function countCrash(name: string, place = name): boolean {
  const count = (crashes.get(place) ?? 0) + 1;
  crashes.set(place, count);
  if (count < MAX_CRASHES) return false;
  setDisabled(new Set([...getDisabled(), name]));
  return true;
}

/** Resets the count of a place that rendered without a crash. */
export const forgetCrashes = (place: string): void => void crashes.delete(place);

export const hasCrashedTooOften = (name: string): boolean => getDisabled().has(name);

/** Whether any contribution is disabled in this tab. */
export const hasDisabledContributions = (): boolean => getDisabled().size > 0;

export function useIsDisabled(name: string): boolean {
  return useSyncExternalStore(subscribe, () => hasCrashedTooOften(name));
}

/** Enables all contributions again. */
export function resetCrashes(): void {
  crashes.clear();
  setDisabled(new Set());
}

function getDisabled(): ReadonlySet<string> {
  return (off ??= new Set(readDisabled()));
}

function readDisabled(): string[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function setDisabled(next: ReadonlySet<string>): void {
  off = next;
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...next]));
  } catch {
    // Storage is forbidden: the next page tries again.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the disabled contributions change. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
