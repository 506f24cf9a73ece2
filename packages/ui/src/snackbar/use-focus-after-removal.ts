import { useEffect, useRef, type RefObject } from 'react';
import type { SnackbarNotice } from './snackbar-notice';

const ACTION = '.sa-snackbar__action';
const BUTTONS = 'a[href], button';

/**
 * Makes the action of a new message the next stop of the Tab key after the press that brought the message up, wherever on
 * the page that was; behind the messages Tab goes on from there. Whoever does something else first goes on as ever.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  notices: readonly SnackbarNotice[],
): void {
  const known = useRef<readonly SnackbarNotice[]>([]);
  const isNext = useRef(false);
  /** What had the focus before a message got it so. */
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    const ids = known.current.map(({ id }) => id);
    if (notices.some(({ id, actions }) => actions?.[0] && !ids.includes(id))) isNext.current = true;
    known.current = notices;
  }, [notices]);

  const isEmpty = notices.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const goOn = () => {
      isNext.current = false;
    };
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, defaultPrevented } = event;
      if (key === 'Shift' || defaultPrevented) return;
      const { activeElement } = document;
      const isInside = list.current?.contains(activeElement) ?? false;
      if (key !== 'Tab') {
        if (!isInside) goOn();
      } else if (isInside) {
        if (moveFocusOut(list.current, origin.current, shiftKey)) event.preventDefault();
      } else if (isNext.current && !shiftKey) {
        goOn();
        const action = [...(list.current?.querySelectorAll<HTMLElement>(ACTION) ?? [])].at(-1);
        if (!action) return;
        event.preventDefault();
        origin.current = activeElement instanceof HTMLElement ? activeElement : null;
        action.focus();
      }
    };
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', goOn);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', goOn);
      isNext.current = false;
      origin.current = null;
    };
  }, [list, isEmpty]);
}

/** From the first or the last button back to where the focus came from. @returns whether that is all that Tab does */
function moveFocusOut(list: HTMLElement | null, origin: HTMLElement | null, isBackwards: boolean): boolean {
  const buttons = [...(list?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
  const isAtEnd = document.activeElement === buttons.at(isBackwards ? 0 : -1);
  if (!isAtEnd || !origin?.isConnected || origin === document.body) return false;
  // Forwards, Tab itself goes on from there.
  origin.focus();
  return isBackwards;
}
