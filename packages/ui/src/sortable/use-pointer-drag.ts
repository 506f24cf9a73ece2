import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { isRtl } from '../theme/is-rtl';

type ListLayout = 'column' | 'row' | 'grid';

/**
 * Reorders a list by dragging. Rows make room while the pointer passes them.
 * @param onMove called with the key of the row, since the pointer may move again before the rows are rendered
 * @param onPress called for a press without a move
 * @param shape layout of the rows: vertical, horizontal, or a grid
 * @returns a function for `onPointerDown` of a handle, with the index and key of its row
 */
export function usePointerDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (key: string, to: number) => void,
  onPress: (index: number) => void,
  shape: ListLayout,
) {
  const latest = useRef({ onMove, onPress });
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = { onMove, onPress };
  });
  useEffect(() => () => stop.current?.(), []);

  return (event: ReactPointerEvent, index: number, key: string) => {
    if (event.button !== 0) return;
    let place = index;
    let hasMoved = false;
    const follow = (point: PointerEvent) => {
      const target = findDropIndex(list.current, point, shape);
      if (target === undefined || target === place) return;
      latest.current.onMove(key, target);
      place = target;
      hasMoved = true;
    };
    // On the window, without pointer capture: moving the row in the DOM would end a capture.
    const end = ({ type }: Pick<Event, 'type'>) => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (type === 'pointerup' && !hasMoved) latest.current.onPress(index);
    };
    stop.current = () => end({ type: 'unmount' });
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}

/** The index of the row below the pointer; before the first or after the last row of a line or column, that row's. */
function findDropIndex(list: HTMLElement | null, point: PointerEvent, shape: ListLayout): number | undefined {
  const lines = [...(list?.children ?? [])];
  if (lines.length === 0) return undefined;
  const fromRight = isRtl();
  const index = lines.findIndex((line) => {
    const { bottom, left, right, top } = line.getBoundingClientRect();
    if (shape === 'column') return point.clientY < bottom;
    const isBeforeEnd = fromRight ? point.clientX > left : point.clientX < right;
    if (shape === 'row') return isBeforeEnd;
    return isBeforeEnd && point.clientY < bottom && point.clientY >= top;
  });
  if (index === -1) return shape === 'grid' ? undefined : lines.length - 1;
  return index;
}
