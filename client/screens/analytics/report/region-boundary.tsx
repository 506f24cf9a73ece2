import { useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getFilterCallers, reportExtensionFailure } from '@admin/extensions';
import { Card, ErrorBoundary, ErrorState } from '@admin/ui';

interface RegionBoundaryProps {
  /** The filter hook by which extensions change this region. */
  filter?: string;
  children: ReactNode;
}

/** An error boundary for one region of a report, such as the table with an extension's cells. */
export const RegionBoundary = ({ filter, children }: RegionBoundaryProps) => (
  <ErrorBoundary
    onError={(error) => reportExtensionFailure({ source: nameSource(filter), error })}
    fallback={(_, reset) => <Broken filter={filter} onRetry={reset} />}
  >
    {children}
  </ErrorBoundary>
);

const findNames = (filter: string | undefined) =>
  (filter === undefined ? [] : getFilterCallers(filter)).join(', ');

function nameSource(filter: string | undefined): string {
  const names = findNames(filter);
  return names ? `a part of a report that is changed by ${names}` : 'a part of a report';
}

function Broken({ filter, onRetry }: { filter: string | undefined; onRetry: () => void }) {
  const [names] = useState(() => findNames(filter));
  /* translators: %s: names of extensions */
  const message = names && sprintf(__('Changed by extensions: %s', 'store-admin'), names);
  return (
    <Card>
      <ErrorState
        title={__('This section of the report stopped working', 'store-admin')}
        message={message}
        onRetry={onRetry}
      />
    </Card>
  );
}
