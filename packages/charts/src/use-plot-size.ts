import { useLayoutEffect, useState } from 'react';

interface PlotSize {
  /** Pixels; 0 before the first measuring. */
  width: number;
  isReversed: boolean;
}

/**
 * How wide the drawing may be, and which way the page is written.
 * @param element the one that is there now; a chart without points has none
 */
export function usePlotSize(element: HTMLElement | null): PlotSize {
  const [frame, setFrame] = useState<PlotSize>({ width: 0, isReversed: false });
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const isReversed = getComputedStyle(element).direction === 'rtl';
      const width = Math.floor(element.clientWidth);
      setFrame((last) =>
        last.width === width && last.isReversed === isReversed ? last : { width, isReversed },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}
