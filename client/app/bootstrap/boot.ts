import type { Registry } from '@admin/data';
import { setCapabilityCheck } from '@admin/extensions';
import { setHost, type Host } from '@admin/host';
import { configureHttp } from '@admin/http';
import { setRenderedByDashboard, type Query } from '@admin/navigation';
import { userStore } from '@admin/store-user';
import { matchPath } from '../routes/match-path';
import { watchConsent } from './consent';
import { hydrate } from './hydrate';
import { createAppRegistry } from './registry';
import { reportFailure } from './report-error';
import { watchSession } from './session';

export interface BootResult {
  readonly registry: Registry;
  /** Stops the subscriptions of the page. */
  readonly stop: () => void;
}

/** Sets up everything before the first render: host data, the API, the registry and preloaded data. */
export function boot(host: Host): BootResult {
  setHost(host);
  setRenderedByDashboard((query) => isRenderedHere(host, query));
  configureHttp({ ...host.api, preloaded: host.preloaded });
  const registry = createAppRegistry(reportFailure);
  setCapabilityCheck((capability) => registry.select(userStore).currentUserCan(capability));
  hydrate(registry, host);
  const stopConsent = watchConsent(registry);
  const stopSession = watchSession(registry, host.api.loginUrl);
  return {
    registry,
    stop() {
      stopConsent();
      stopSession();
    },
  };
}

/** Whether the dashboard renders a page itself. The host lists the pages that its own client renders. */
function isRenderedHere({ dashboardPaths, hostTasks }: Host, { path, task = '' }: Query): boolean {
  if (hostTasks.includes(task)) return false;
  return dashboardPaths?.some((pattern) => matchPath(pattern, path || '/') !== undefined) ?? true;
}

let booted: BootResult | undefined;

/**
 * Boots the page once; later calls return the first result. They update the host data, because the page may provide
 * more of it by then.
 */
export function bootOnce(host: Host): BootResult {
  if (booted) {
    setHost(host);
    return booted;
  }
  const { registry, stop } = boot(host);
  booted = {
    registry,
    stop() {
      booted = undefined;
      stop();
    },
  };
  return booted;
}
