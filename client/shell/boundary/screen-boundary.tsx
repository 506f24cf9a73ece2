import { useEffect, useRef, useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { ScreenFailure } from './screen-failure';

interface ScreenBoundaryProps {
  /** Name of the screen: after a crash, another name resets the boundary. */
  name: string;
  /** Called after a crash; resolves with the name of the screen's extension, if it belongs to one. */
  onCrash?: (error: unknown) => Promise<string | undefined>;
  children: ReactNode;
}

/** Keeps the header and menu working when a screen crashes or can't be loaded. */
export function ScreenBoundary({ name, onCrash, children }: ScreenBoundaryProps) {
  const [componentStack, setComponentStack] = useState('');
  const [owner, setOwner] = useState<string>();
  const remember = (error: unknown, info: ErrorInfo) => {
    setComponentStack(info.componentStack ?? '');
    setOwner(undefined);
    // If the code that finds the owner can't be loaded, the crash is shown without one.
    onCrash?.(error).then(setOwner, () => {});
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

/** Working screens stay mounted when the name changes; only a failed one is reset. */
function UntilNameChanges({ name, reset, children }: ScreenBoundaryProps & { reset: () => void }) {
  const failed = useRef(name);
  useEffect(() => {
    if (failed.current !== name) reset();
  }, [name, reset]);
  return <>{children}</>;
}
