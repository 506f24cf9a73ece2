import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered instead of the broken children; `reset` tries again. */
  fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode);
  /** Called with the error, instead of logging it. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

/** A fallback may show nothing at all, and the cause must be found somewhere. */
// oxlint-disable-next-line no-console -- there is nobody else to tell
const logError = (error: unknown) => console.error(error);

/** An error that can be retried, such as a chunk that failed to load. */
const isRetriable = (error: unknown): error is { retry: () => void } =>
  error instanceof Error && 'retry' in error && typeof error.retry === 'function';

interface Failure {
  error: unknown;
}

/** Catches render errors of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | undefined }> {
  override state: { failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { onError = logError } = this.props;
    onError(error, info);
    if (isRetriable(error)) error.retry();
  }

  reset = () => this.setState({ failure: undefined });

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error, this.reset) : fallback;
  }
}
