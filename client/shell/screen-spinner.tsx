import { useLayoutEffect } from 'react';
import { Spinner } from '@admin/ui';
import './screen-spinner.css';

const WAITING = 'sa-is-waiting';

/** Whether a screen is loading. */
export const isScreenAwaited = (): boolean => document.body.classList.contains(WAITING);

/** Shown while a screen is loading. */
export function ScreenSpinner() {
  useLayoutEffect(waitWithFooter, []);
  return (
    <div className="sa-screen-spinner">
      <Spinner />
    </div>
  );
}

/** Hides the host's footer until the screen above it is loaded, to prevent a layout shift. */
function waitWithFooter() {
  document.body.classList.add(WAITING);
  return () => document.body.classList.remove(WAITING);
}
