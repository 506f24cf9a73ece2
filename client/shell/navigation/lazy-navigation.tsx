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

/**
 * Renders the side navigation if it is enabled; otherwise its code isn't loaded. If loading fails, the page still
 * works.
 */
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

/** Without the navigation, the page gets its room. */
function NoNavigation() {
  useBodyClasses(false, false);
  return null;
}
