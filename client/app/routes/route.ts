import { useSelect } from '@admin/data';
import { useFilterChanges } from '@admin/extensions';
import type { Host } from '@admin/host';
import { usePathname } from '@admin/navigation';
import { userStore } from '@admin/store-user';
import type { Breadcrumb } from '../../shell';
import { matchPath, type Params } from './match-path';
import { getBreadcrumbs, type Page } from './page';
import { listPages, PAGES_FILTER } from './page-list';
import { REPORTS_FILTER } from './report-list';

/** The page at a URL, with the URL's parameters. */
export interface Route {
  readonly page: Page;
  readonly params: Params;
  readonly path: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** Finds the first matching page; the last page of the list always matches. */
function findRoute(pages: readonly Page[], path: string): Route | undefined {
  for (const page of pages) {
    const params = matchPath(page.path, path);
    if (!params) continue;
    const breadcrumbs = getBreadcrumbs(page, { match: { params, path: page.path, url: path } });
    return { page, params, path, breadcrumbs };
  }
  return undefined;
}

/** Returns the page to render, based on the URL, the extensions and the user's capabilities. */
export function useRoute(host: Host): Route | undefined {
  const pathname = usePathname();
  useFilterChanges(PAGES_FILTER);
  useFilterChanges(REPORTS_FILTER);
  const pages = listPages(host);
  const allowed = useSelect((select) =>
    pages.filter(
      ({ capability }) => capability === undefined || select(userStore).currentUserCan(capability),
    ),
  );
  return findRoute(allowed, pathname);
}
