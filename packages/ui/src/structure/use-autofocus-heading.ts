import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to a heading when it appears and whenever `key` changes, as after a change of route or step.
 * Put the returned ref on the heading.
 */
export function useAutofocusHeading(key?: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // In the commit that shows the heading, so that the keyboard never finds it without the focus.
  useLayoutEffect(() => focusHeading(heading.current), [key]);
  return heading;
}

/** Makes a heading focusable for scripts only, and focuses it. */
export function focusHeading(heading: HTMLElement | null) {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
