import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** The URL parameter that enables outlines. */
const PARAMETER = /[?&]extension-points\b/;

/** Renders the outline of a slot. */
export type Outline = ComponentType<{ name: string; children: ReactNode }>;

let outline: Outline | undefined;
const listeners = new Set<() => void>();

/** Whether the URL enables the outlines of extension points. */
export const areOutlinesEnabled = (): boolean => PARAMETER.test(window.location.search);

export function setOutline(next: Outline | undefined): void {
  outline = next;
  for (const listener of listeners) listener();
}

/** The component that renders outlines, if enabled. */
export const useOutline = (): Outline | undefined => useSyncExternalStore(subscribe, () => outline);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
