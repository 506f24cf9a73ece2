import { Suspense } from 'react';
import type { SetupStage } from '@admin/store-tasks';
import { Card, ErrorBoundary, PlaceholderCard } from '@admin/ui';
import { SectionError } from './section-error';
import type { Section } from './sections';
import { useIsPainted } from './use-is-painted';

interface SectionGroupProps {
  sections: readonly Section[];
  setup: SetupStage;
}

/** The sections of one area. Each loads and fails independently. */
export function SectionGroup({ sections, setup }: SectionGroupProps) {
  const isPainted = useIsPainted();
  return sections
    .filter(({ isShown }) => isShown(setup))
    .map(({ id, Content, placeholderRows }) => {
      const placeholder = <PlaceholderCard rows={placeholderRows} />;
      return (
        <ErrorBoundary
          key={id}
          fallback={(_, reset) => (
            <Card>
              <SectionError onRetry={reset} />
            </Card>
          )}
        >
          <Suspense fallback={placeholder}>{isPainted ? <Content /> : placeholder}</Suspense>
        </ErrorBoundary>
      );
    });
}
