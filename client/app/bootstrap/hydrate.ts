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

/** Fills the stores with what the page carries, so that the first screen need not ask for it. */
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
  // Without the feature the stored queue is left alone; notices of this page are shown all the same.
  if (!features.has('transient-notices')) registry.finishResolution(noticesStore).getNotices();
  const taskLists = readPreloaded('/wc-admin/onboarding/tasks');
  contained(() => taskLists !== undefined && hydrateTaskLists(registry, taskLists));
}

/** Hosts also answer the options which the home screen is going to ask for, whichever they are. */
function answeredOptions(preloaded: Host['preloaded']): Record<string, unknown> {
  const paths = Object.keys(preloaded).filter((path) => path.startsWith('/wc-admin/options?'));
  return Object.assign({}, ...paths.map((path) => readPreloaded(path)).filter(isRecord));
}

/** What the page carries in a wrong shape is read from the server instead. */
function contained(fill: () => unknown): void {
  try {
    fill();
  } catch (error) {
    reportUnexpected(error);
  }
}
