import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls `update` before the browser paints: after every render, since sizes may have changed, and when the page
 * scrolls, the window changes or focus moves.
 */
export function useLayoutUpdates(update: () => void): void {
  const latest = useRef(update);
  useLayoutEffect(() => {
    latest.current = update;
    update();
  });
  useEffect(() => observeLayout(() => latest.current()), []);
}

function observeLayout(update: () => void) {
  // A portal's container may be inserted after the first call.
  const frame = requestAnimationFrame(update);
  // Scroll events do not bubble, but can be captured for any scrolling ancestor.
  window.addEventListener('scroll', update, { capture: true, passive: true });
  window.addEventListener('resize', update);
  // Filling in a form may have changed its layout.
  window.addEventListener('focusin', update);
  window.visualViewport?.addEventListener('resize', update);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', update, { capture: true });
    window.removeEventListener('resize', update);
    window.removeEventListener('focusin', update);
    window.visualViewport?.removeEventListener('resize', update);
  };
}
