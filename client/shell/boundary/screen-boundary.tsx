import { useEffect, useRef, useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { ScreenFailure } from './screen-failure';

interface ScreenBoundaryProps {
  /** Which screen this is: after a crash, another name is another try. */
  name: string;
  /** Told of a crash; gives the name of the extension that the screen is of, where it is of one. */
  onCrash?: (error: unknown) => Promise<string | undefined>;
  children: ReactNode;
}

/** Keeps header and menu alive when a screen crashes or cannot be fetched. */
export function ScreenBoundary({ name, onCrash, children }: ScreenBoundaryProps) {
  const [componentStack, setComponentStack] = useState('');
  const [owner, setOwner] = useState<string>();
  const remember = (error: unknown, info: ErrorInfo) => {
    setComponentStack(info.componentStack ?? '');
    setOwner(undefined);
    void onCrash?.(error).then(setOwner);
  };
  return (
    <ErrorBoundary
      onError={remember}
      fallback={(error, reset) => (
        <UntilNameChanges name={name} reset={reset}>
          <ScreenFailure error={error} owner={owner} componentStack={componentStack} onRetry={reset} />
        </UntilNameChanges>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Screens that work stay mounted when the name changes; only one that failed begins again. */
function UntilNameChanges({ name, reset, children }: ScreenBoundaryProps & { reset: () => void }) {
  const failed = useRef(name);
  useEffect(() => {
    if (failed.current !== name) reset();
  }, [name, reset]);
  return <>{children}</>;
}
