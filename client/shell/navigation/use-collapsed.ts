import { useCallback, useEffect, useState } from 'react';
import { addHistoryListener } from '@admin/navigation';
import { isMenuFolded } from '@admin/store-navigation';

/** Milliseconds after the last change of size; product specification, section 9. */
const RESIZE_DEBOUNCE = 200;

const isFoldedHere = () => isMenuFolded(window.innerWidth);

/**
 * Whether the navigation is collapsed. The window's width decides whenever it or the address changes; in between, the
 * user does. `isOver`: when open, it lies over the page.
 */
export function useCollapsed() {
  const [isFolded, setFolded] = useState(isFoldedHere);

  useEffect(() => {
    let timer: number | undefined;
    const recheck = () => setFolded(isFoldedHere());
    const recheckSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(recheck, RESIZE_DEBOUNCE);
    };
    // The window may have been resized while the page was in the back/forward cache.
    const recheckOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recheck();
    };
    window.addEventListener('resize', recheckSoon);
    window.addEventListener('orientationchange', recheck);
    window.addEventListener('pageshow', recheckOnReturn);
    const stopListening = addHistoryListener(recheck);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', recheckSoon);
      window.removeEventListener('orientationchange', recheck);
      window.removeEventListener('pageshow', recheckOnReturn);
      stopListening();
    };
  }, []);

  const fold = useCallback(() => setFolded(true), []);
  const toggle = useCallback(() => setFolded((isFoldedNow) => !isFoldedNow), []);
  return { isFolded, fold, toggle, isOver: isFoldedHere };
}
