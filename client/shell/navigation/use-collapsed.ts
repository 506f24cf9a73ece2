import { useCallback, useEffect, useState } from 'react';
import { addHistoryListener } from '@admin/navigation';
import { isMenuFolded } from '@admin/store-navigation';

/** Milliseconds after the last change of size; product specification, section 9. */
const RESIZE_DEBOUNCE = 200;

const isFoldedHere = () => isMenuFolded(window.innerWidth);

/**
 * Whether the navigation is folded: as the width of the window wants it, looked at again whenever that or the
 * address changes, and as the user wants it in between. `isOver`: open, it lies over the page.
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
    // The window may have another size than when the browser put the page away.
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
