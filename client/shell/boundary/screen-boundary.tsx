import { useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { ScreenFailure } from './screen-failure';

interface ScreenBoundaryProps {
  /** Another name gives another screen a fresh start. */
  name: string;
  children: ReactNode;
}

/** Keeps header and menu alive when a screen crashes or cannot be fetched. */
export function ScreenBoundary({ name, children }: ScreenBoundaryProps) {
  const [componentStack, setComponentStack] = useState('');
  const remember = (_error: unknown, info: ErrorInfo) => setComponentStack(info.componentStack ?? '');
  return (
    <ErrorBoundary
      key={name}
      onError={remember}
      fallback={(error) => <ScreenFailure error={error} componentStack={componentStack} />}
    >
      {children}
    </ErrorBoundary>
  );
}
