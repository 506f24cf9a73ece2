import { useEffect, useRef, type RefObject } from 'react';

/** Hands the focus of a removed row to the row that takes its place, or to the last one. */
export function useNeighbourFocus(count: number): {
  rows: RefObject<HTMLOListElement | null>;
  keepFocusNear: (index: number) => void;
} {
  const rows = useRef<HTMLOListElement>(null);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    const controls = rows.current?.querySelectorAll<HTMLElement>('.sa-task__open') ?? [];
    controls[Math.min(index, controls.length - 1)]?.focus();
  }, [count]);

  return {
    rows,
    keepFocusNear(index) {
      removed.current = index;
    },
  };
}
