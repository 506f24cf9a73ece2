import { Suspense } from 'react';
import { lazyScreen, type Query } from '@admin/navigation';
import { FLAG } from './flag';

const MobileApp = lazyScreen<object>('mobile-app', async () => {
  const app = await import(/* webpackChunkName: "mobile-app" */ './mobile-app');
  return app.MobileApp;
});

/** Tells of the app where an address asks for that; its code comes with the question. */
export const AppOnRequest = ({ query }: { query: Query }) =>
  query[FLAG] === 'true' ? (
    <Suspense>
      <MobileApp />
    </Suspense>
  ) : null;
