import { useLayoutEffect, type RefObject } from 'react';

const HEADER = '.woocommerce-layout__header';

/** Tells an element where the header ends: it moves with the host's toolbar and grows with its title. */
export function useHeaderHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = element.current?.closest(HEADER);
    if (!header) return undefined;
    const measure = () => {
      const end = header.getBoundingClientRect().bottom;
      element.current?.style.setProperty('--sa-header-end', `${end}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    // Where the toolbar scrolls away, the header is moved by its class, a moment after the page has scrolled.
    const moves = new MutationObserver(measure);
    moves.observe(header, { attributeFilter: ['class'] });
    return () => {
      moves.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [element]);
}
