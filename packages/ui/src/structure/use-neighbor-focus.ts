import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus from a removed row to the one that takes its place, or to the last one; to `container`, which needs a
 * `tabIndex`, if no row is left.
 * @param rows changes with the rows: how many there are, or their ids
 * @param selector finds the control of each row
 */
export function useNeighborFocus<T extends HTMLElement>(
  rows: number | string,
  selector: string,
): { container: RefObject<T | null>; keepFocusNear: (index: number) => void } {
  const container = useRef<T>(null);
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    const controls = container.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const neighbor = controls[Math.min(index, controls.length - 1)] ?? container.current;
    neighbor?.focus();
  }, [rows, selector]);

  const keepFocusNear = useCallback((index: number) => {
    removed.current = index;
  }, []);
  return { container, keepFocusNear };
}
