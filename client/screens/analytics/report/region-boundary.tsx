import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { reportFailure } from '@admin/extensions';
import { Card, ErrorBoundary, ErrorState } from '@admin/ui';

/** What breaks in one part of a report, such as a cell of an extension, leaves the others standing. */
export const RegionBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    onError={(error) => reportFailure({ source: 'a part of a report', error })}
    fallback={(_, reset) => (
      <Card>
        <ErrorState title={__('This part of the report stopped working', 'woocommerce')} onRetry={reset} />
      </Card>
    )}
  >
    {children}
  </ErrorBoundary>
);
