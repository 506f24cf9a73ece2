import { useEffect, useRef, type RefObject } from 'react';
import type { SnackbarNotice } from './snackbar-notice';

const ACTION = '.sa-snackbar__action';
const BUTTONS = 'a[href], button';

/**
 * Makes the action of a new message the next tab stop after the press that caused the message, wherever on the page
 * that was. After the messages, Tab continues from there. Any other action of the user cancels this.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  notices: readonly SnackbarNotice[],
): void {
  const previous = useRef<readonly SnackbarNotice[]>([]);
  const isNext = useRef(false);
  /** The element that was focused before a message. */
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    const ids = previous.current.map(({ id }) => id);
    if (notices.some(({ id, actions }) => actions?.[0] && !ids.includes(id))) isNext.current = true;
    previous.current = notices;
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

/**
 * Moves focus from the first or last button back to its origin.
 * @returns whether the Tab key needs no default action
 */
function moveFocusOut(list: HTMLElement | null, origin: HTMLElement | null, isBackwards: boolean): boolean {
  const buttons = [...(list?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
  const isAtEnd = document.activeElement === buttons.at(isBackwards ? 0 : -1);
  if (!isAtEnd || !origin?.isConnected || origin === document.body) return false;
  // Forward, the browser's Tab continues from there.
  origin.focus();
  return isBackwards;
}
