import { useLayoutEffect, useState } from 'react';

interface PlotSize {
  /** Pixels; 0 before the first measurement. */
  width: number;
  isReversed: boolean;
}

/**
 * Measures the width and text direction of the plot.
 * @param element the current element; charts without points have none
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
