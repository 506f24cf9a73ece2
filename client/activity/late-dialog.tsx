import { Suspense, useEffect, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { lazyScreen } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import { ErrorBoundary } from '@admin/ui';

/** A dialog in a chunk of its own, fetched when it is asked for, which is seldom. */
export function lateDialog<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog = lazyScreen(chunk, load);
  return function LateDialog(props) {
    return (
      <ErrorBoundary fallback={<NotFetched />}>
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Code that could not be fetched is asked for again by a new page only. */
function NotFetched() {
  const { createErrorNotice } = useDispatch(noticesStore);
  useEffect(() => {
    void createErrorNotice(__('This part could not be loaded. Reload the page to try again.', 'woocommerce'));
  }, [createErrorNotice]);
  return null;
}
