import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/**
 * Moves the lines of a list by dragging. Every line that is passed makes room at once.
 * @param isHorizontal the lines stand beside each other
 * @returns a function for `onPointerDown` of a handle, with the place of its line
 */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
  isHorizontal: boolean,
) {
  const latest = useRef(onMove);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => () => stop.current?.(), []);

  return (event: ReactPointerEvent, index: number) => {
    if (event.button !== 0) return;
    let place = index;
    const follow = (point: PointerEvent) => {
      const target = findPlace(list.current, point, isHorizontal);
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

/** The place of the line that is pointed at; before the first and after the last it is theirs. */
function findPlace(list: HTMLElement | null, point: PointerEvent, isHorizontal: boolean): number | undefined {
  const lines = [...(list?.children ?? [])];
  if (lines.length === 0) return undefined;
  const fromRight = isFromRight();
  const index = lines.findIndex((line) => {
    const { bottom, left, right } = line.getBoundingClientRect();
    if (!isHorizontal) return point.clientY < bottom;
    return fromRight ? point.clientX > left : point.clientX < right;
  });
  return index === -1 ? lines.length - 1 : index;
}

export const isFromRight = (): boolean => document.documentElement.dir === 'rtl';
