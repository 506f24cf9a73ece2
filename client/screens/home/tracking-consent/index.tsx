import { Suspense } from 'react';
import { lazyScreen, type Query } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';
import { CONNECTION_SUCCESS_PARAM } from './query-param';

const TrackingConsent = lazyScreen<object>('tracking-consent', async () => {
  const consent = await import(/* webpackChunkName: "tracking-consent" */ './tracking-consent');
  return consent.TrackingConsent;
});

/** Asks for consent when the user returns after connecting the payments provider; loads its code only then. */
export const ConsentOnReturn = ({ query }: { query: Query }) =>
  query[CONNECTION_SUCCESS_PARAM] === '1' ? (
    // If it can't be loaded, it asks on the next load of the page.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TrackingConsent />
      </Suspense>
    </ErrorBoundary>
  ) : null;
