import { useSyncExternalStore } from 'react';

/** So many crashes in a row, and a contribution is left alone. */
const MAX_CRASHES = 3;

/** Of the session storage: what was switched off, as a list in JSON. */
const STORAGE_KEY = 'store-admin-contributions-off';

const crashes = new Map<string, number>();
const listeners = new Set<() => void>();
let off: ReadonlySet<string> | undefined;

/**
 * Counts a crash; true when it was one too many and the contribution is off from now on, in this tab.
 * @param place where it crashed, when it shows in more than one: another that works does not make up for it
 */
export function countCrash(name: string, place = name): boolean {
  const count = (crashes.get(place) ?? 0) + 1;
  crashes.set(place, count);
  if (count < MAX_CRASHES) return false;
  setDisabled(new Set([...getDisabled(), name]));
  return true;
}

/** The contribution was in a place, and left again without a crash. */
export const forgetCrashes = (place: string): void => void crashes.delete(place);

export const hasCrashedTooOften = (name: string): boolean => getDisabled().has(name);

/** Whether there is anything in this tab that crashed too often. */
export const hasDisabledContributions = (): boolean => getDisabled().size > 0;

export function useIsDisabled(name: string): boolean {
  return useSyncExternalStore(subscribe, () => hasCrashedTooOften(name));
}

/** Switches everything on again. */
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
    // The storage is switched off: the next page tries again.
  }
  for (const listener of listeners) listener();
}

/** Tells of what is switched off because it crashed. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
