import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a heading when it appears and when `key` changes, such as after a change of route or step. Attach the
 * returned ref to the heading.
 */
export function useAutofocusHeading(key?: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect, so that focus moves before the user can press a key.
  useLayoutEffect(() => focusHeading(heading.current), [key]);
  return heading;
}

/** Makes a heading focusable by script only, and focuses it. */
export function focusHeading(heading: HTMLElement | null) {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
