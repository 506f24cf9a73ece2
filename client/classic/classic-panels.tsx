import { Suspense } from 'react';
import { lazyScreen, type Query } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';

const StoreLocationTour = lazyScreen('store-location-tour', async () => {
  const tour = await import(
    /* webpackChunkName: "store-location-tour" */ './store-location-tour/store-location-tour'
  );
  return tour.StoreLocationTour;
});

export interface ClassicPanelsProps {
  /** Of the classic page's address. */
  query: Query;
}

/** What the dashboard adds to the host's own pages, decided by their address. One that fails leaves the page as it is. */
export function ClassicPanels({ query }: ClassicPanelsProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{isGeneralSettingsTour(query) && <StoreLocationTour />}</Suspense>
    </ErrorBoundary>
  );
}

/** The general settings, where the store details task leads (product specification, section 2.9). */
function isGeneralSettingsTour({ page, tab = 'general', tutorial }: Query): boolean {
  return page === 'wc-settings' && tab === 'general' && Boolean(tutorial);
}
