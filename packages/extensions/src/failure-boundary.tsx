import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '@admin/ui';
import { reportExtensionFailure } from './failures';

export interface FailureBoundaryProps {
  /** Named in the report. */
  source: string;
  /** The plugin that brought it, when a plugin area mounted it. */
  plugin?: string | undefined;
  /** The filter whose callbacks brought it, and which of what they add it is. */
  filter?: FilteredPart | undefined;
  children: ReactNode;
}

export interface FilteredPart {
  hook: string;
  isMeant: (entry: unknown) => boolean;
  /** What the hook hands over besides. */
  details: readonly unknown[];
}

const Silent = ({ source, children }: FailureBoundaryProps) => (
  <ErrorBoundary fallback={null} onError={(error) => reportExtensionFailure({ source, error })}>
    {children}
  </ErrorBoundary>
);

let Containment: ComponentType<FailureBoundaryProps> = Silent;

/** Says what stands in the place of what crashed, from then on; gives back the function which ends that. */
export function setContainment(next: ComponentType<FailureBoundaryProps>): () => void {
  Containment = next;
  return () => {
    Containment = Silent;
  };
}

/** Keeps an extension's content that crashes to itself, and reports who it was; nothing stands in its place by itself. */
export const FailureBoundary = (props: FailureBoundaryProps) => <Containment {...props} />;
