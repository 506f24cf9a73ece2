import { useEffect, useState } from 'react';

/** Pixels; product specification, section 9. */
const SCROLL_THRESHOLD = 20;

/** Whether the page is scrolled far enough for the header to stand out from the content. */
export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    // Reads the position only after scrolling, never while rendering, which would force a layout each time.
    const look = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isScrolled;
}
