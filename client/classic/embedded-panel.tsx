import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';

/** Something the dashboard adds to a page of the host. One that fails stays away, and leaves the page and the others be. */
export function EmbeddedPanel({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
