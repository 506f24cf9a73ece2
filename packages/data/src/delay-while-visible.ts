import { request } from './effects';
import type { Saga } from './define-store';

/**
 * Waits until the page was visible for a total of `milliseconds`, so that polling pauses in hidden tabs.
 * @param milliseconds time with the page visible
 */
export const delayWhileVisible = (milliseconds: number): Saga => request(waitWhileVisible, milliseconds);

function waitWhileVisible(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onVisibilityChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(end, milliseconds);
    };
    const cleanUp = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      signal.removeEventListener('abort', onAbort);
    };
    function end() {
      cleanUp();
      resolve();
    }
    function onAbort() {
      cleanUp();
      reject(signal.reason as Error);
    }

    document.addEventListener('visibilitychange', onVisibilityChange);
    signal.addEventListener('abort', onAbort);
    onVisibilityChange();
  });
}
