import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Of the session storage: the tab wants to see where extensions have their places. */
const KEY = 'store-admin-extension-points';

/** Part of an address that says the same, and is remembered for the tab. */
const PARAMETER = /[?&]extension-points\b/;

/** What draws the outline of a place. */
export type Outline = ComponentType<{ name: string; children: ReactNode }>;

let outline: Outline | undefined;
const listeners = new Set<() => void>();

/** Whether this tab shows where extensions have their places. */
export function areOutlinesWanted(): boolean {
  try {
    if (PARAMETER.test(window.location.search)) wantOutlines(true);
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    // Without a storage the address decides alone.
    return PARAMETER.test(window.location.search);
  }
}

/** Remembers it for this tab, from the next page on. */
export function wantOutlines(areWanted: boolean): void {
  if (areWanted) window.sessionStorage.setItem(KEY, '');
  else window.sessionStorage.removeItem(KEY);
}

export function setOutline(next: Outline | undefined): void {
  outline = next;
  for (const listener of listeners) listener();
}

/** What draws outlines, where they are to be seen. */
export const useOutline = (): Outline | undefined => useSyncExternalStore(subscribe, () => outline);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
