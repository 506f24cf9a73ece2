import { Suspense, type ComponentType } from 'react';
import { lazyScreen } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';

/** A dialog in a chunk of its own, fetched when it is asked for, which is seldom. */
export function lateDialog<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog = lazyScreen(chunk, load);
  return function LateDialog(props) {
    return (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
