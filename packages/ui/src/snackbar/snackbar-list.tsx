import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useHeightProperty } from '../structure/use-height-property';
import { classes } from '../theme/classes';
import { Snackbar } from './snackbar';
import type { SnackbarNotice } from './snackbar-notice';
import { useFocusAfterRemoval } from './use-focus-after-removal';
import './snackbar-list.css';

export interface SnackbarListProps {
  notices: readonly SnackbarNotice[];
  onRemove: (id: string) => void;
  /** Pauses all timers: messages stay until they are closed. */
  isPaused?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Short messages in the corner, newest last. Keep it mounted while it is empty: screen readers only announce changes in
 * an existing live region. Timers pause while the list is hovered or focused, and while the user tabs to it.
 */
export function SnackbarList({ notices, onRemove, isPaused = false, className }: SnackbarListProps) {
  const list = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useHeightProperty(list, '--sa-notices-height');
  useKeepFocusVisible(list);
  useFocusAfterRemoval(list, notices);
  const isTabbing = useIsTabbingThrough(notices.length > 0);

  const enter = (event: FocusEvent) => {
    if (!list.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  const leave = (event: FocusEvent) => {
    if (!list.current?.contains(event.relatedTarget)) setFocused(false);
  };
  const remove = (id: string, item: HTMLElement | null) => {
    if (item?.contains(document.activeElement)) {
      const neighbor = item.nextElementSibling ?? item.previousElementSibling;
      const next = neighbor?.querySelector<HTMLElement>('button') ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus();
      if (!neighbor) setFocused(false);
    }
    onRemove(id);
  };

  return (
    <div
      ref={list}
      className={classes('sa-snackbar-list', className)}
      aria-live="polite"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {notices.map((notice) => (
        <Snackbar
          key={notice.id}
          notice={notice}
          isPaused={isPaused || isHovered || isFocused || isTabbing}
          onRemove={remove}
        />
      ))}
    </div>
  );
}

/** Milliseconds after a Tab key in which another is expected. */
const TAB_PAUSE_MS = 5000;

/** Whether the Tab key was used recently; only tracked while `isEnabled`. */
function useIsTabbingThrough(isEnabled: boolean): boolean {
  const [isTabbing, setTabbing] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      setTabbing(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTabbing(false), TAB_PAUSE_MS);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      clearTimeout(timer);
      setTabbing(false);
    };
  }, [isEnabled]);
  return isTabbing;
}

/** Scrolls so that new messages do not cover the focused element, such as the button just pressed. */
function useKeepFocusVisible(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (focused && list.current && isCoveredBy(focused, list.current))
        focused.scrollIntoView({ block: 'nearest' });
    });
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
}

function isCoveredBy(element: Element, cover: Element): boolean {
  if (element === document.body || cover.contains(element)) return false;
  const [a, b] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
