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
import { ChunkLoadError, getHistory } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import type { Route } from '../routes/route';

/**
 * Reports that a screen crashed. If it comes from a classic-style extension, a notice names the extension; after three
 * crashes in a row the extension's screen is disabled in this tab. Typed contributions handle their own crashes.
 * @returns the vendor of the screen
 */
export function reportCrash(registry: Registry, route: Route, error: unknown): string | undefined {
  // The network failed, also if an extension renders that part of the dashboard.
  if (error instanceof ChunkLoadError) return undefined;
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
  // After a reload the screen gets one more try, unless another extension already caused the switches to be applied.
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

/** Finds the extension behind the screen of a route: an added page or report, or a replacement of one of ours. */
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

/** Whether an entry has the same path or id as ours but renders something else. */
const isInItsPlace = (other: object, ours: object): boolean =>
  Object.entries(ours).every(
    ([key, value]) => key === 'title' || (value === Ours) !== (Reflect.get(other, key) === value),
  );

const watched = new Map<string, { hasCrashed: boolean }>();

/** Crashes count only in a row: a visit without a crash resets the count. */
function forgetWhenItWorks(name: string, path: string): void {
  const existing = watched.get(name);
  if (existing) {
    existing.hasCrashed = true;
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
