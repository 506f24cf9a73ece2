import { useEffect, useRef, useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { ScreenFailure } from './screen-failure';

interface ScreenBoundaryProps {
  /** Which screen this is: after a crash, another name is another try. */
  name: string;
  children: ReactNode;
}

/** Keeps header and menu alive when a screen crashes or cannot be fetched. */
export function ScreenBoundary({ name, children }: ScreenBoundaryProps) {
  const [componentStack, setComponentStack] = useState('');
  const remember = (_error: unknown, info: ErrorInfo) => setComponentStack(info.componentStack ?? '');
  return (
    <ErrorBoundary
      onError={remember}
      fallback={(error, reset) => (
        <UntilNameChanges name={name} reset={reset}>
          <ScreenFailure error={error} componentStack={componentStack} />
        </UntilNameChanges>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Screens that work stay mounted when the name changes; only one that failed begins anew. */
function UntilNameChanges({ name, reset, children }: ScreenBoundaryProps & { reset: () => void }) {
  const failed = useRef(name);
  useEffect(() => {
    if (failed.current !== name) reset();
  }, [name, reset]);
  return <>{children}</>;
}
