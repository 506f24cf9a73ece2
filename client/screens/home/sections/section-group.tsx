import { Suspense } from 'react';
import { __ } from '@wordpress/i18n';
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
        <ErrorBoundary key={id} fallback={(_, reset) => <BrokenSection onRetry={reset} />}>
          <Suspense fallback={placeholder}>{isPainted ? <Content /> : placeholder}</Suspense>
        </ErrorBoundary>
      );
    });
}

function BrokenSection({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <ErrorState title={__('This part of the page could not be shown', 'woocommerce')} onRetry={onRetry} />
    </Card>
  );
}
