import type { Registry } from '@admin/data';
import type { Host } from '@admin/host';
import { isRecord, readPreloaded } from '@admin/http';
import { hydrateCountries } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { hydrateOptions } from '@admin/store-options';
import { hydrateSettings } from '@admin/store-settings';
import { hydrateTaskLists } from '@admin/store-tasks';
import { hydrateCurrentUser } from '@admin/store-user';
import { reportUnexpected } from './report-error';

/** Fills the stores with the page's preloaded data, so that the first screen needs no requests for it. */
export function hydrate(registry: Registry, { settings, preloaded, features }: Host): void {
  contained(() =>
    hydrateOptions(registry, {
      woocommerce_show_marketplace_suggestions: settings.allowMarketplaceSuggestions ? 'yes' : 'no',
      ...settings.preloadOptions,
      ...answeredOptions(preloaded),
    }),
  );
  contained(() => hydrateSettings(registry, settings));
  contained(() => settings.currentUserData && hydrateCurrentUser(registry, settings.currentUserData));
  contained(() => hydrateCountries(registry, settings));
  // Without the feature, the stored queue isn't read; notices created on this page are still shown.
  if (!features.has('transient-notices')) registry.finishResolution(noticesStore).getNotices();
  const taskLists = readPreloaded('/wc-admin/onboarding/tasks');
  contained(() => taskLists !== undefined && hydrateTaskLists(registry, taskLists));
}

/** Hosts also preload responses of option requests that the home screen will make. */
function answeredOptions(preloaded: Host['preloaded']): Record<string, unknown> {
  const paths = Object.keys(preloaded).filter((path) => path.startsWith('/wc-admin/options?'));
  return Object.assign({}, ...paths.map((path) => readPreloaded(path)).filter(isRecord));
}

/** Preloaded data of the wrong shape is ignored; the server is asked instead. */
function contained(fill: () => unknown): void {
  try {
    fill();
  } catch (error) {
    reportUnexpected(error);
  }
}
