import { request } from './effects';
import type { Saga } from './define-store';

/**
 * Waits until the page has been seen for so long; time in which it is hidden does not count, so that a tab nobody
 * looks at asks for nothing.
 * @param milliseconds of being seen
 */
export const whileSeen = (milliseconds: number): Saga => request(seen, milliseconds);

function seen(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(end, milliseconds);
    };
    const tidyUp = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      signal.removeEventListener('abort', onAbort);
    };
    function end() {
      tidyUp();
      resolve();
    }
    function onAbort() {
      tidyUp();
      reject(signal.reason as Error);
    }

    document.addEventListener('visibilitychange', onVisibility);
    signal.addEventListener('abort', onAbort);
    onVisibility();
  });
}
