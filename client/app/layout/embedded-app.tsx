import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useHasFilter } from '@admin/extensions';
import type { Host } from '@admin/host';
import { lazyScreen, useQuery, type Query } from '@admin/navigation';
import { Layout, ScreenBoundary, useLoadTime, usePageView, useTasksBadge } from '../../shell';
import { useInsertedElement } from '@admin/ui';
import { LAYOUT_FILTER } from '../../classic/extensions/layout-filter';
import { HostCommandPalette } from '../command-palette/host-command-palette';
import { MobileAppBanner } from './mobile-app-banner';
import '../../classic/embedded-layout.css';
import '../../classic/host-forms.css';

const ClassicPanels = lazyScreen<{ query: Query }>('classic-panels', async () => {
  const panels = await import(/* webpackChunkName: "classic-panels" */ '../../classic/classic-panels');
  return panels.ClassicPanels;
});

/** Renders the dashboard around a page that the host renders. */
export function EmbeddedApp({ host }: { host: Host }) {
  const query = useQuery();
  const page = query['page'];
  const isExtended = useHasFilter(LAYOUT_FILTER);
  useTasksBadge();
  const name = page ?? window.location.pathname;
  usePageView(name, true);
  useLoadTime(name, true);

  return (
    <>
      <Layout
        breadcrumbs={host.settings.embedBreadcrumbs}
        isEmbedded
        tools={<HostCommandPalette host={host} />}
      />
      {(hasPanels(query) || isExtended) && <Panels query={query} />}
      {page === 'wc-settings' && query['tab'] === 'checkout' && <MobileAppBanner host={host} />}
    </>
  );
}

/** Settings pages, and the extensions page to which a setup task links. */
const hasPanels = ({ page, tutorial }: Query): boolean =>
  page === 'wc-settings' || (page === 'wc-addons' && tutorial !== undefined);

/**
 * Inserts the element after the host's settings form or after the page content, because the panels aren't part of the
 * form.
 */
function placeAfterContent(element: HTMLElement) {
  element.id = 'woocommerce-embedded-layout__primary';
  const content = document.getElementById('mainform') ?? document.querySelector('#wpbody-content .wrap');
  content?.after(element);
}

/** Renders what the dashboard and its extensions add to the host's pages. */
function Panels({ query }: { query: Query }) {
  const element = useInsertedElement(placeAfterContent);
  if (!element) return null;
  return createPortal(
    <ScreenBoundary name="panels">
      <Suspense fallback={null}>
        <ClassicPanels query={query} />
      </Suspense>
    </ScreenBoundary>,
    element,
  );
}
