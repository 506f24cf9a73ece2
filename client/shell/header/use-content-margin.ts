import { useEffect, type RefObject } from 'react';

/** Milliseconds after the last change of size; product specification, section 9. */
const RECALCULATION_DELAY = 200;

/**
 * Gives the content a top margin of the header's height, because the header is fixed. The style sheet sets the usual
 * height; this hook updates it when a title wraps or an extension adds content.
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
      // Used to scroll focused elements so that the header doesn't cover them (layout.css).
      document.documentElement.style.setProperty('--sa-header-spacer', `${height}px`);
    };
    const recalculateSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(recalculate, RECALCULATION_DELAY);
    };

    recalculateSoon();
    // The height depends on the window and on what the screen adds to the header.
    const observer = new ResizeObserver(recalculateSoon);
    if (header.current) observer.observe(header.current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      content.style.removeProperty('margin-block-start');
    };
  }, [header]);
}
