import { useEffect, useState } from 'react';

/** Where the browser does not tell when it is idle (Safari), this many milliseconds are taken for it. */
const PAUSE = 1000;

/** Whether the browser has had time for everything that is more urgent since the component appeared. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    if (typeof window.requestIdleCallback === 'function') {
      const request = window.requestIdleCallback(settle);
      return () => window.cancelIdleCallback(request);
    }
    const timer = window.setTimeout(settle, PAUSE);
    return () => window.clearTimeout(timer);
  }, []);
  return isIdle;
}
