import { useEffect, type RefObject } from 'react';

/** Milliseconds after the last change of size; product specification, section 9. */
const RECALCULATION_DELAY = 200;

/**
 * The header floats above the page, so the content keeps a margin of its height. The style sheet
 * has the usual height; this follows a header that grew, because a title wraps or an extension added to it.
 */
export function useContentMargin(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = document.getElementById('wpbody');
    if (!content) return;
    let timer: number | undefined;
    const recalculate = () => {
      const height = header.current?.offsetHeight;
      if (height === undefined) return;
      content.style.marginBlockStart = `${height}px`;
      // What takes the focus is scrolled clear of it (layout.css).
      document.documentElement.style.setProperty('--sa-header-spacer', `${height}px`);
    };
    const recalculateSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(recalculate, RECALCULATION_DELAY);
    };

    recalculateSoon();
    // Its height changes with the window, and with what a screen puts into it.
    const observer = new ResizeObserver(recalculateSoon);
    if (header.current) observer.observe(header.current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      content.style.removeProperty('margin-block-start');
    };
  }, [header]);
}
