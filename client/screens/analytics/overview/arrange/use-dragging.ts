import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/**
 * Moves the lines of a list by dragging. Every line that is passed makes room at once.
 * @returns a function for `onPointerDown` of a handle, with the place of its line
 */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const latest = useRef(onMove);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => () => stop.current?.(), []);

  return (event: ReactPointerEvent, index: number) => {
    if (event.button !== 0) return;
    let place = index;
    const follow = ({ clientY }: PointerEvent) => {
      const target = findPlace(list.current, clientY);
      if (target === undefined || target === place) return;
      latest.current(place, target);
      place = target;
    };
    // On the window and not captured by the handle: its line moves in the document, which would end a capture.
    const end = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    stop.current = end;
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}

/** The place of the line at a height; above the first and below the last it is theirs. */
function findPlace(list: HTMLElement | null, clientY: number): number | undefined {
  const lines = [...(list?.children ?? [])];
  if (lines.length === 0) return undefined;
  const index = lines.findIndex((line) => clientY < line.getBoundingClientRect().bottom);
  return index === -1 ? lines.length - 1 : index;
}
