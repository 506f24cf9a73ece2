import { useEffect, useRef, useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { ScreenFailure } from './screen-failure';

interface ScreenBoundaryProps {
  /** Which screen this is: after a crash, another name is another try. */
  name: string;
  onCrash?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps header and menu alive when a screen crashes or cannot be fetched. */
export function ScreenBoundary({ name, onCrash, children }: ScreenBoundaryProps) {
  const [componentStack, setComponentStack] = useState('');
  const remember = (error: unknown, info: ErrorInfo) => {
    setComponentStack(info.componentStack ?? '');
    onCrash?.(error);
  };
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
