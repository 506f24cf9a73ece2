import { useLayoutEffect, type RefObject } from 'react';

/** Sets an element's height as a custom property of the document, while the element is mounted. */
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
