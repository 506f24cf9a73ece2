import { Suspense } from 'react';
import { __ } from '@wordpress/i18n';
import { ChunkLoadError } from '@admin/navigation';
import type { SetupStage } from '@admin/store-tasks';
import { Card, ErrorBoundary, ErrorState, PlaceholderCard } from '@admin/ui';
import type { Section } from './sections';
import { useIsPainted } from './use-is-painted';

interface SectionGroupProps {
  sections: readonly Section[];
  setup: SetupStage;
}

/** The sections of one place. Each loads, and breaks, on its own. */
export function SectionGroup({ sections, setup }: SectionGroupProps) {
  const isPainted = useIsPainted();
  return sections
    .filter(({ isShown }) => isShown(setup))
    .map(({ id, Content, placeholderRows }) => {
      const placeholder = <PlaceholderCard rows={placeholderRows} />;
      return (
        <ErrorBoundary key={id} fallback={(error, reset) => <BrokenSection error={error} onRetry={reset} />}>
          <Suspense fallback={placeholder}>{isPainted ? <Content /> : placeholder}</Suspense>
        </ErrorBoundary>
      );
    });
}

function BrokenSection({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // Code that could not be fetched is asked for again by a new page only.
  const retry = error instanceof ChunkLoadError ? () => window.location.reload() : onRetry;
  return (
    <Card>
      <ErrorState title={__('This part of the page could not be shown', 'woocommerce')} onRetry={retry} />
    </Card>
  );
}
