import { useEffect } from 'react';
import { announce } from './announce';

/**
 * Says to whoever listens what a press has begun; the button shows it.
 * @param words such as 'Creating the home page…'
 */
export function useSayBusy(isBusy: boolean, words: string): void {
  useEffect(() => {
    if (isBusy) announce(words);
  }, [isBusy, words]);
}
