import { useLayoutEffect } from 'react';
import { Spinner } from '@admin/ui';
import './screen-spinner.css';

const WAITING = 'sa-is-waiting';

/** Whether the reader waits for a screen. */
export const isScreenAwaited = (): boolean => document.body.classList.contains(WAITING);

/** While a screen is being fetched. */
export function ScreenSpinner() {
  useLayoutEffect(waitWithFooter, []);
  return (
    <div className="sa-screen-spinner">
      <Spinner />
    </div>
  );
}

/** The host's footer waits until the screen above it is there, lest it jumps. */
function waitWithFooter() {
  document.body.classList.add(WAITING);
  return () => document.body.classList.remove(WAITING);
}
