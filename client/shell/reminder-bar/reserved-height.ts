import { useLayoutEffect, type RefObject } from 'react';
import { useHeightProperty } from '@admin/ui';

/** Hosts print this class where they know that the bar will come, so that the page below it need not move. */
const EXPECTED = 'sa-expects-reminder-bar';
const KEPT = 'sa-has-reminder-bar';

/** Returns the room the host kept, once it is known whether the bar comes. From then on the bar keeps its own. */
export function useReleaseReservedHeight(isSettled: boolean): void {
  useLayoutEffect(() => {
    if (isSettled) document.body.classList.remove(EXPECTED);
  }, [isSettled]);
}

/** Keeps the room for as long as the bar stands: as much as it takes, where that is more than the usual. */
export function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useHeightProperty(bar, '--sa-reminder-bar-height');
  useLayoutEffect(() => {
    document.body.classList.add(KEPT);
    return () => document.body.classList.remove(KEPT);
  }, []);
}
