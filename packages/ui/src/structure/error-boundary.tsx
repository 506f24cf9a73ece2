import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of the broken part; `reset` tries it again. */
  fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode);
  /** Tells of the error in place of the console. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

/** A fallback may show nothing at all, and the cause must be found somewhere. */
// oxlint-disable-next-line no-console -- there is nobody else to tell
const logError = (error: unknown) => console.error(error);

/** Such as a part of the page that could not be fetched, and is fetched again once it was told that this was seen. */
const isRetriable = (error: unknown): error is { retry: () => void } =>
  error instanceof Error && 'retry' in error && typeof error.retry === 'function';

interface Failure {
  error: unknown;
}

/** Contains what breaks while its children render, so that the rest of the page stays. */
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
