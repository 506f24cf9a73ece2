import { Component, type ReactNode } from 'react';
import { reportFailure } from './failures';

interface FailureBoundaryProps {
  /** Named in the report. */
  source: string;
  children: ReactNode;
}

/** Shows nothing in place of an extension's content that crashed, and reports who it was. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure({ source: this.props.source, error });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
