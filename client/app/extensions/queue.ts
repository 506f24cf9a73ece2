import type { Registry } from '@admin/data';
import { addFilter, removeFilter } from '@admin/extensions';
import { getHost } from '@admin/host';
import { getHistory } from '@admin/navigation';
import { ScreenSpinner } from '../../shell';
import { matchPath } from '../routes/match-path';
import type { Page } from '../routes/page';
import { PAGES_FILTER } from '../routes/page-list';
import { findReport } from '../routes/report-list';
import type { PendingExtension } from './pending-extension';

const NAMESPACE = 'store-admin/pending';

/**
 * Runs the extensions that are waiting on the page and those added later, each as soon as its packages are loaded.
 * @returns a function that stops that
 */
export function openQueue(page: Window, registry: Registry): () => void {
  const queue = (page.storeAdminExtensions ??= []);
  let pending = 0;
  const run = async (extension: PendingExtension) => {
    if (pending++ === 0) addFilter(PAGES_FILTER, NAMESPACE, withPlaceholder);
    try {
      const { runExtension } = await import(
        /* webpackChunkName: "extension-runtime" */ '../extension-runtime'
      );
      await runExtension(registry, extension);
    } finally {
      if (--pending === 0) removeFilter(PAGES_FILTER, NAMESPACE);
    }
  };
  queue.push = (...extensions) => {
    for (const extension of extensions) void run(extension);
    return queue.length;
  };
  queue.push(...queue.splice(0));
  return () => {
    removeFilter(PAGES_FILTER, NAMESPACE);
    Reflect.deleteProperty(page, 'storeAdminExtensions');
  };
}

/** While extensions are waiting to run, an unknown page or report may still be added, so "not found" must wait. */
function withPlaceholder(pages: readonly Page[]): Page[] {
  const { pathname } = getHistory().location;
  const placeholder = (path: string): Page => ({ path, container: ScreenSpinner, breadcrumbs: [] });
  const report = matchPath('/analytics/:report', pathname)?.['report'];
  const isOwn = pages.some(({ path }) => path === pathname);
  const isUnknown = report !== undefined && !isOwn && findReport(getHost(), report) === undefined;
  return [...(isUnknown ? [placeholder(pathname)] : []), ...pages, placeholder('*')];
}
