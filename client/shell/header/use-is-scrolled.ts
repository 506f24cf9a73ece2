import { useEffect, useState } from 'react';

/** Pixels; product specification, section 9. */
const SCROLL_THRESHOLD = 20;

/** Whether the page has been scrolled so far that the header should stand out from the content. */
export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    // Where the page stands is asked when it moves, never while it is rendered: that would cost a layout each time.
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
