import { useEffect, useState, type RefObject } from 'react';

/** Whether an element's content overflows. Children may change size, but must stay the same elements. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const region = element.current;
    if (!region) return undefined;
    const measure = () =>
      setOverflows(region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
