import type { Registry } from '@admin/data';
import {
  countCrash,
  describeCrash,
  describeSwitchedOff,
  filterSwitch,
  findClassicOwner,
  applyClassicSwitches,
  forgetCrashes,
  hasCrashedTooOften,
  reportExtensionFailure,
  getVendor,
} from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import type { Route } from '../routes/route';

/**
 * A screen crashed. When it comes from a script in the classic style, the user is told whose it is and it is reported;
 * after three crashes in a row it stays away in this tab. Contributions of the typed style keep their crashes to
 * themselves.
 * @returns whose the screen is
 */
export function reportCrash(registry: Registry, route: Route, error: unknown): string | undefined {
  const crashSource = findCrashSource(route);
  if (!crashSource) return undefined;
  const { hook, namespace } = crashSource;
  const vendor = getVendor(namespace);
  const name = filterSwitch(vendor, hook);
  reportExtensionFailure({
    source: `callback "${namespace}" of filter "${hook}", at "${route.path}"`,
    error,
  });
  forgetWhenItWorks(name, route.path);
  // After a reload it comes back once, where nothing else of extensions is there to keep it away.
  const isEnough = hasCrashedTooOften(name) || countCrash(name);
  if (isEnough) applyClassicSwitches();
  void registry
    .dispatch(noticesStore)
    .createErrorNotice(isEnough ? describeSwitchedOff(vendor) : describeCrash(vendor));
  return vendor;
}

interface CrashSource {
  hook: string;
  namespace: string;
}

const Ours = () => null;

/** Whose the screen is at a route: that of a page, or that of a report, of their own or in the place of one of ours. */
function findCrashSource({ page, params }: Route): CrashSource | undefined {
  const report = params['report'];
  const entries: Readonly<Record<string, object>> = {
    woocommerce_admin_pages_list: { path: page.path, container: Ours },
    ...(report === undefined
      ? {}
      : { woocommerce_admin_reports_list: { report, title: report, component: Ours } }),
  };
  for (const [hook, entry] of Object.entries(entries)) {
    const namespace = findClassicOwner(hook, entry, (other) => isInItsPlace(Object(other), entry));
    if (namespace !== undefined) return { hook, namespace };
  }
  return undefined;
}

/** Whether an entry is at the place of ours, and shows something else there. */
const isInItsPlace = (other: object, ours: object): boolean =>
  Object.entries(ours).every(
    ([key, value]) => key === 'title' || (value === Ours) !== (Reflect.get(other, key) === value),
  );

const watched = new Map<string, { hasCrashed: boolean }>();

/** Crashes count in a row: a visit that ends without one begins again. */
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
