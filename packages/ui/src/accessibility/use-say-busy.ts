import { useEffect } from 'react';
import { announce } from './announce';

/**
 * Says to whoever listens what a press has begun; the button shows it.
 * @param message such as 'Creating the home page…'
 */
export function useAnnounceBusy(isBusy: boolean, message: string): void {
  useEffect(() => {
    if (isBusy) announce(message);
  }, [isBusy, message]);
}
