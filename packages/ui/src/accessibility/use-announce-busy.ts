import { useEffect } from 'react';
import { announce } from './announce';

/**
 * Announces that an operation has started.
 * @param message such as 'Creating homepage…'
 */
export function useAnnounceBusy(isBusy: boolean, message: string): void {
  useEffect(() => {
    if (isBusy) announce(message);
  }, [isBusy, message]);
}
