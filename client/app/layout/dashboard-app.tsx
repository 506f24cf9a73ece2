import { Suspense, useEffect } from 'react';
import { useRegistry } from '@admin/data';
import type { Host } from '@admin/host';
import { usePathname, useQuery } from '@admin/navigation';
import { useDensityOfPage } from '@admin/store-user';
import {
  documentTitle,
  Layout,
  ScreenBoundary,
  screenKey,
  ScreenSpinner,
  useBodyClass,
  useDocumentTitle,
  useFollowedLinks,
  useHostMenu,
  useLoadTime,
  usePageReset,
  usePageView,
  useScreenStart,
  useTasksBadge,
} from '../../shell';
import { RequireUser } from './require-user';
import { HostCommandPalette } from '../command-palette/host-command-palette';
import { MobileAppBanner } from './mobile-app-banner';
import type { Page } from '../routes/page';
import { useRoute, type Route } from '../routes/route';

/** Renders the dashboard on its own page. */
export function DashboardApp({ host }: { host: Host }) {
  useTasksBadge();
  useDensityOfPage();
  return (
    <RequireUser>
      <Pages host={host} />
      <MobileAppBanner host={host} />
    </RequireUser>
  );
}

function Pages({ host }: { host: Host }) {
  const route = useRoute(host);
  return route ? <RoutedPage host={host} route={route} /> : null;
}

function RoutedPage({ host, route }: { host: Host; route: Route }) {
  const { page, path, breadcrumbs } = route;
  const { siteTitle, woocommerceTranslation: productName } = host.settings;
  useBodyClass(page.path);
  useDocumentTitle(documentTitle(breadcrumbs, { siteTitle, productName }));
  usePageView(path, false);
  return (
    <>
      <Layout
        breadcrumbs={breadcrumbs}
        layout={page.layout}
        isEmbedded={false}
        tools={<HostCommandPalette host={host} />}
      >
        <Content route={route} />
      </Layout>
      <AddressFollower page={page} />
    </>
  );
}

/**
 * Clicks on a page often change the URL. This component subscribes to it alone, so that the layout doesn't render
 * again.
 */
function AddressFollower({ page }: { page: Page }) {
  useHostMenu(page);
  useFollowedLinks();
  useScreenStart();
  usePageReset();
  return null;
}

function Content({ route }: { route: Route }) {
  const { page } = route;
  const registry = useRegistry();
  const onCrash = (error: unknown) =>
    import(/* webpackChunkName: "extension-runtime" */ '../extension-runtime').then((runtime) =>
      runtime.reportCrash(registry, route, error),
    );
  return (
    <ScreenBoundary name={`${page.path} ${screenKey(usePathname(), useQuery())}`} onCrash={onCrash}>
      <Suspense fallback={<ScreenSpinner />}>
        <Screen page={page} route={route} />
      </Suspense>
    </ScreenBoundary>
  );
}

function Screen({ page: { container: Container, path: pathMatch }, route }: { page: Page; route: Route }) {
  const query = useQuery();
  useLoadingClassRemoved();
  useLoadTime(route.path, false);
  return <Container params={route.params} path={route.path} pathMatch={pathMatch} query={query} />;
}

/** Removes the class with which the host may mark the body as loading. */
function useLoadingClassRemoved(): void {
  useEffect(() => document.body.classList.remove('woocommerce-admin-is-loading'), []);
}
