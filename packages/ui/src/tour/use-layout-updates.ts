import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls `update` before the browser paints: after every render (what is shown may have another size now) and
 * whenever the page scrolls, the window changes or the focus moves.
 */
export function useLayoutUpdates(isActive: boolean, update: () => void): void {
  const latest = useRef(update);
  useLayoutEffect(() => {
    latest.current = update;
    if (isActive) update();
  });
  useEffect(() => (isActive ? observeLayout(() => latest.current()) : undefined), [isActive]);
}

function observeLayout(update: () => void) {
  // The container of a portal may come into the page after the first call.
  const frame = requestAnimationFrame(update);
  // Scrolling does not bubble, but it can be captured, whichever ancestor moves.
  window.addEventListener('scroll', update, { capture: true, passive: true });
  window.addEventListener('resize', update);
  // Whoever goes on in a form may have changed it.
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
