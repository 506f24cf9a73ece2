import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { Host } from '@admin/host';
import { lazyScreen, useQuery, type Query } from '@admin/navigation';
import { Layout, ScreenBoundary, usePageView, useTasksBadge } from '../shell';
import { usePanelsElement } from './use-panels-element';

const ClassicPanels = lazyScreen<{ query: Query }>('classic-panels', async () => {
  const panels = await import(/* webpackChunkName: "classic-panels" */ '../classic');
  return panels.ClassicPanels;
});

/** The dashboard around a page which the host draws. */
export function ClassicApp({ host }: { host: Host }) {
  const query = useQuery();
  const page = query['page'];
  useTasksBadge();
  usePageView(page ?? window.location.pathname, true);

  return (
    <>
      <Layout breadcrumbs={host.settings.embedBreadcrumbs} isEmbedded />
      {page === 'wc-settings' && <Panels query={query} />}
    </>
  );
}

/** What the dashboard adds to the host's settings pages. */
function Panels({ query }: { query: Query }) {
  return createPortal(
    <ScreenBoundary name="panels">
      <Suspense fallback={null}>
        <ClassicPanels query={query} />
      </Suspense>
    </ScreenBoundary>,
    usePanelsElement(),
  );
}
