import { Suspense } from 'react';
import { lazyScreen, type Query } from '@admin/navigation';
import { FLAG } from './flag';

const TrackingConsent = lazyScreen<object>('tracking-consent', async () => {
  const consent = await import(/* webpackChunkName: "tracking-consent" */ './tracking-consent');
  return consent.TrackingConsent;
});

/** Asks for consent when the user returns after connecting the payments provider; loads its code only then. */
export const ConsentOnReturn = ({ query }: { query: Query }) =>
  query[FLAG] === '1' ? (
    <Suspense>
      <TrackingConsent />
    </Suspense>
  ) : null;
