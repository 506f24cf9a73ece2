import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';

/** An addition to a host page. If it crashes, it isn't rendered; the page and other panels keep working. */
export function EmbeddedPanel({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
