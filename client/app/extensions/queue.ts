import { __, sprintf } from '@wordpress/i18n';
import type { Registry } from '@admin/data';
import { addFilter, removeFilter, reportExtensionFailure } from '@admin/extensions';
import { getHost } from '@admin/host';
import { getHistory } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import { ScreenSpinner } from '../../shell';
import type * as Runtime from '../extension-runtime';
import { matchPath } from '../routes/match-path';
import type { Page } from '../routes/page';
import { PAGES_FILTER } from '../routes/page-list';
import { findReport } from '../routes/report-list';
import type { PendingExtension } from './pending-extension';

const NAMESPACE = 'store-admin/pending';

const loadRuntime = () => import(/* webpackChunkName: "extension-runtime" */ '../extension-runtime');

/**
 * Runs the extensions that are waiting on the page and those added later, each as soon as its packages are loaded. If
 * one fails, the rest of the dashboard still works and a notice names the extension.
 * @returns a function that stops that
 */
export function openQueue(
  page: Window,
  registry: Registry,
  load: () => Promise<Pick<typeof Runtime, 'runExtension'>> = loadRuntime,
): () => void {
  const queue = (page.storeAdminExtensions ??= []);
  let pending = 0;
  const run = async (extension: PendingExtension) => {
    if (pending++ === 0) addFilter(PAGES_FILTER, NAMESPACE, withPlaceholder);
    const source = `extension "${extension.id}" while it was loaded`;
    try {
      const { runExtension } = await load();
      await runExtension(extension, source);
    } catch (error) {
      reportExtensionFailure({ source, error });
      const message = sprintf(
        /* translators: %s: name of an extension */
        __('The extension “%s” could not be started. The rest of the dashboard still works.', 'store-admin'),
        extension.id,
      );
      void registry.dispatch(noticesStore).createErrorNotice(message);
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
