import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { reportExtensionFailure } from './failures';

export interface FailureBoundaryProps {
  /** Source name for error reports. */
  source: string;
  /** The plugin, if a plugin area mounted it. */
  plugin?: string | undefined;
  /** The filter whose callbacks added it, and which item it is. */
  filter?: FilteredPart | undefined;
  children: ReactNode;
}

export interface FilteredPart {
  hook: string;
  isMeant: (entry: unknown) => boolean;
  /** The hook's additional arguments. */
  details: readonly unknown[];
}

const Silent = ({ source, children }: FailureBoundaryProps) => (
  <ErrorBoundary fallback={null} onError={(error) => reportExtensionFailure({ source, error })}>
    {children}
  </ErrorBoundary>
);

let Containment: ComponentType<FailureBoundaryProps> = Silent;

/** Sets the component that renders in place of a crashed part; returns a function that resets it. */
export function setContainment(next: ComponentType<FailureBoundaryProps>): () => void {
  Containment = next;
  return () => {
    Containment = Silent;
  };
}

/** Error boundary for an extension's content, which reports the source; renders nothing after a crash by default. */
export const FailureBoundary = (props: FailureBoundaryProps) => <Containment {...props} />;
