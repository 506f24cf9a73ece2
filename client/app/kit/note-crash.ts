import { __, sprintf } from '@wordpress/i18n';
import type { Registry } from '@admin/data';
import {
  countCrash,
  filterSwitch,
  findClassicOwner,
  followClassic,
  forgetCrashes,
  reportFailure,
  vendorOf,
} from '@admin/extensions';
import type { Host } from '@admin/host';
import { getHistory } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import { ownPages, PAGES_FILTER } from '../pages';
import { ownReports, REPORTS_FILTER } from '../reports';
import type { Route } from '../route';

/**
 * A screen crashed. When it comes from a script in the classic style, that is reported; after three crashes in a row it
 * stays away in this tab. Contributions of the typed style keep their crashes to themselves.
 * @returns what the extension is called by
 */
export async function noteCrash(
  registry: Registry,
  host: Host,
  route: Route,
  error: unknown,
): Promise<string | undefined> {
  const culprit = findCulprit(host, route);
  if (!culprit) return undefined;
  const { hook, namespace } = culprit;
  const vendor = vendorOf(namespace);
  const name = filterSwitch(vendor, hook);
  reportFailure({ source: `callback "${namespace}" of filter "${hook}", at "${route.path}"`, error });
  forgetWhenItWorks(name, route.path);
  if (countCrash(name)) {
    followClassic();
    const message = sprintf(
      /* translators: %s: name of an extension */
      __('A part of %s kept crashing. It stays away until you close this tab.', 'woocommerce'),
      vendor,
    );
    void registry.dispatch(noticesStore).createErrorNotice(message);
  }
  return vendor;
}

interface Culprit {
  hook: string;
  namespace: string;
}

/** Whose the screen is at a route: that of a page, or that of a report, of their own or in the place of one of ours. */
function findCulprit(host: Host, { page, params }: Route): Culprit | undefined {
  const find = (hook: string, list: readonly object[], isMeant: (entry: object) => boolean) => {
    const namespace = findClassicOwner(hook, list, (entry) => isMeant(Object(entry)));
    return namespace === undefined ? undefined : { hook, namespace };
  };
  const pages = ownPages(host);
  const usual = pages.find(({ path }) => path === page.path)?.container;
  if (page.container !== usual)
    return find(PAGES_FILTER, pages, (entry) => isOther(entry, 'path', page.path, 'container', usual));
  const slug = params['report'];
  const reports = ownReports(host);
  const usualReport = reports.find(({ report }) => report === slug)?.component;
  return find(REPORTS_FILTER, reports, (entry) => isOther(entry, 'report', slug, 'component', usualReport));
}

/** Whether an entry of a list is at a place, and shows something else there than ours. */
const isOther = (entry: object, place: string, at: unknown, part: string, usual: unknown): boolean =>
  Reflect.get(entry, place) === at && Reflect.get(entry, part) !== usual;

const watched = new Map<string, { hasCrashed: boolean }>();

/** Crashes count in a row: a visit that ends without one begins anew. */
function forgetWhenItWorks(name: string, path: string): void {
  const known = watched.get(name);
  if (known) {
    known.hasCrashed = true;
    return;
  }
  const visit = { hasCrashed: true };
  watched.set(name, visit);
  let isThere = true;
  getHistory().listen(({ location }) => {
    const wasThere = isThere;
    isThere = location.pathname === path;
    if (wasThere && !isThere && !visit.hasCrashed) forgetCrashes(name);
    if (!wasThere && isThere) visit.hasCrashed = false;
  });
}
