import { useLayoutEffect } from 'react';
import { Spinner } from '@admin/ui';
import './screen-spinner.css';

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
  document.body.classList.add('sa-is-waiting');
  return () => document.body.classList.remove('sa-is-waiting');
}
