import { useLayoutEffect, type RefObject } from 'react';
import { useHeightProperty } from '@admin/ui';

/** Hosts print this class if the bar will be shown, so that the page below it doesn't move. */
const EXPECTED = 'sa-expects-reminder-bar';
const KEPT = 'sa-has-reminder-bar';

/**
 * Releases the height that the host reserved once it is known whether the bar is shown. The bar then reserves its own.
 */
export function useReleaseReservedHeight(isSettled: boolean): void {
  useLayoutEffect(() => {
    if (isSettled) document.body.classList.remove(EXPECTED);
  }, [isSettled]);
}

/** Reserves the height of the bar while it is shown, if it is taller than usual. */
export function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useHeightProperty(bar, '--sa-reminder-bar-height');
  useLayoutEffect(() => {
    document.body.classList.add(KEPT);
    return () => document.body.classList.remove(KEPT);
  }, []);
}
