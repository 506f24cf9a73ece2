import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Part of an address that wants to see where extensions have their places. */
const PARAMETER = /[?&]extension-points\b/;

/** What draws the outline of a place. */
export type Outline = ComponentType<{ name: string; children: ReactNode }>;

let outline: Outline | undefined;
const listeners = new Set<() => void>();

/** Whether the address asks to show where extensions have their places. */
export const areOutlinesEnabled = (): boolean => PARAMETER.test(window.location.search);

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
