import { useLayoutEffect, useState, type RefObject } from 'react';

interface Frame {
  /** Pixels; 0 before the first measuring. */
  width: number;
  isReversed: boolean;
}

/** How wide the drawing may be, and which way the page is written. */
export function useFrame(element: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>({ width: 0, isReversed: false });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const isReversed = getComputedStyle(measured).direction === 'rtl';
      const width = Math.floor(measured.clientWidth);
      setFrame((last) =>
        last.width === width && last.isReversed === isReversed ? last : { width, isReversed },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}
