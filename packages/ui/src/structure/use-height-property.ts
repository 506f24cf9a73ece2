import { useLayoutEffect, type RefObject } from 'react';

/** Tells style sheets how high an element is, by a custom property of the document, for as long as it stands. */
export function useHeightProperty(element: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (element.current) style.setProperty(name, `${element.current.offsetHeight}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
