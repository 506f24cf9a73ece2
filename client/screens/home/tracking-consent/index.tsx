import { Suspense } from 'react';
import { lazyScreen, type Query } from '@admin/navigation';
import { CONNECTION_SUCCESS_PARAM } from './query-param';

const TrackingConsent = lazyScreen<object>('tracking-consent', async () => {
  const consent = await import(/* webpackChunkName: "tracking-consent" */ './tracking-consent');
  return consent.TrackingConsent;
});

/** Asks for consent when the user returns after connecting the payments provider; loads its code only then. */
export const ConsentOnReturn = ({ query }: { query: Query }) =>
  query[CONNECTION_SUCCESS_PARAM] === '1' ? (
    <Suspense>
      <TrackingConsent />
    </Suspense>
  ) : null;
