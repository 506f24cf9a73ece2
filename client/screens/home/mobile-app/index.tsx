import { Suspense } from 'react';
import { lazyScreen, type Query } from '@admin/navigation';
import { MOBILE_APP_PARAM } from './query-param';

const MobileApp = lazyScreen<object>('mobile-app', async () => {
  const app = await import(/* webpackChunkName: "mobile-app" */ './mobile-app');
  return app.MobileApp;
});

/** Shows the mobile app dialog if the address requests it; loads its code only then. */
export const AppOnRequest = ({ query }: { query: Query }) =>
  query[MOBILE_APP_PARAM] === 'true' ? (
    <Suspense>
      <MobileApp />
    </Suspense>
  ) : null;
