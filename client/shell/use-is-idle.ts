import { useEffect, useState } from 'react';
import { hasPendingReads } from '@admin/data';
import { isScreenAwaited } from './screen-spinner';

/** In browsers without `requestIdleCallback` (Safari), this many milliseconds count as idle. */
const PAUSE = 1000;

/** Milliseconds between checks whether a screen is still loading. */
const LOOK_AGAIN = 200;

/**
 * Whether all more urgent work since the component mounted is done: the browser is idle, the screen is loaded, and its
 * requests have finished or failed.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    let request = 0;
    const wait = (pause: number, call: () => void) => {
      timer = window.setTimeout(call, pause);
    };
    const check = () => {
      if (isScreenAwaited() || hasPendingReads()) wait(LOOK_AGAIN, requestCheck);
      else setIdle(true);
    };
    const requestCheck = () => {
      if (typeof window.requestIdleCallback === 'function') request = window.requestIdleCallback(check);
      else wait(PAUSE, check);
    };
    requestCheck();
    return () => {
      window.clearTimeout(timer);
      if (request) window.cancelIdleCallback(request);
    };
  }, []);
  return isIdle;
}
