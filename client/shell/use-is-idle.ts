import { useEffect, useState } from 'react';
import { hasPendingReads } from '@admin/data';
import { isScreenAwaited } from './screen-spinner';

/** Where the browser does not tell when it is idle (Safari), this many milliseconds are taken for it. */
const PAUSE = 1000;

/** Milliseconds until it is looked again whether the reader still waits. */
const LOOK_AGAIN = 200;

/**
 * Whether there was time for everything that is more urgent since the component appeared: the browser has nothing to do, the
 * screen is there, and what it asked for has come, or will not come.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    let request = 0;
    const wait = (pause: number, call: () => void) => {
      timer = window.setTimeout(call, pause);
    };
    const look = () => {
      if (isScreenAwaited() || hasPendingReads()) wait(LOOK_AGAIN, ask);
      else setIdle(true);
    };
    const ask = () => {
      if (typeof window.requestIdleCallback === 'function') request = window.requestIdleCallback(look);
      else wait(PAUSE, look);
    };
    ask();
    return () => {
      window.clearTimeout(timer);
      if (request) window.cancelIdleCallback(request);
    };
  }, []);
  return isIdle;
}
