import { useLayoutEffect, type RefObject } from 'react';

const HEADER = '.woocommerce-layout__header';

/** Sets the header's bottom edge on an element: it moves with the host's toolbar and grows with its title. */
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
    // If the toolbar scrolls away, the host moves the header with a class shortly after scrolling.
    const moves = new MutationObserver(measure);
    moves.observe(header, { attributeFilter: ['class'] });
    return () => {
      moves.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [element]);
}
