import { useEffect, useRef, useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { ScreenFailure } from './screen-failure';

interface ScreenBoundaryProps {
  /** Which screen this is: after a crash, another name is another try. */
  name: string;
  /** Told of a crash; finds out which extension it was, if any. */
  onCrash?: (error: unknown) => Promise<string | undefined>;
  children: ReactNode;
}

/** Keeps header and menu alive when a screen crashes or cannot be fetched. */
export function ScreenBoundary({ name, onCrash, children }: ScreenBoundaryProps) {
  const [componentStack, setComponentStack] = useState('');
  const [culprit, setCulprit] = useState<string>();
  const remember = (error: unknown, info: ErrorInfo) => {
    setComponentStack(info.componentStack ?? '');
    setCulprit(undefined);
    // Where it cannot be found out, nobody is named.
    onCrash?.(error).then(setCulprit, () => {});
  };
  return (
    <ErrorBoundary
      onError={remember}
      fallback={(error, reset) => (
        <UntilNameChanges name={name} reset={reset}>
          <ScreenFailure {...{ error, componentStack, culprit }} />
        </UntilNameChanges>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Screens that work stay mounted when the name changes; only one that failed begins anew. */
function UntilNameChanges({
  name,
  reset,
  children,
}: Omit<ScreenBoundaryProps, 'onCrash'> & { reset: () => void }) {
  const failed = useRef(name);
  useEffect(() => {
    if (failed.current !== name) reset();
  }, [name, reset]);
  return <>{children}</>;
}
