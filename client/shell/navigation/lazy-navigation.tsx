import { Suspense } from 'react';
import { isFeatureEnabled } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';
import { useBodyClasses } from './use-body-classes';
import './navigation-layout.css';

const Navigation = lazyScreen('navigation', async () => {
  const navigation = await import(/* webpackChunkName: "navigation" */ './navigation');
  return navigation.Navigation;
});

/** The side navigation where the owner wants one. Nothing of it is loaded elsewhere, and without it the page stays. */
export function LazyNavigation() {
  if (!isFeatureEnabled('navigation')) return null;
  return (
    <ErrorBoundary fallback={<NoNavigation />}>
      <Suspense fallback={null}>
        <Navigation />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Without the navigation its room belongs to the page. */
function NoNavigation() {
  useBodyClasses(false, false);
  return null;
}
