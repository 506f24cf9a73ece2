import { __, sprintf } from '@wordpress/i18n';
import type { Registry } from '@admin/data';
import {
  areOutlinesEnabled,
  applyClassicSwitches,
  reportExtensionFailure,
  setSwitchedOff,
  showOutlines,
  measureSlowFilter,
} from '@admin/extensions';
import { noticesStore } from '@admin/store-notices';
import { userStore } from '@admin/store-user';
import type { PendingExtension } from '../extensions/pending-extension';
import { FILTER_PLACES } from './filter-places';
import { loadPackages } from './load-packages';

export { reportCrash } from './report-crash';

/**
 * Disables the extensions that the user switched off, and outlines extension points if requested.
 * @returns a function that stops that
 */
export function startExtensionRuntime(registry: Registry): () => void {
  const follow = (off: unknown) => setSwitchedOff(Array.isArray(off) ? off : []);
  follow(registry.select(userStore).getPreference('extensions_off'));
  const stops = [
    registry.subscribeToQuery((select) => select(userStore).getPreference('extensions_off'), follow),
    applyClassicSwitches(),
    ...(areOutlinesEnabled() ? [showOutlines(FILTER_PLACES)] : []),
  ];
  return () => {
    for (const stop of stops) stop();
    setSwitchedOff([]);
  };
}

/** Runs an extension. If that fails, the rest of the dashboard still works and a notice names the extension. */
export async function runExtension(registry: Registry, extension: PendingExtension): Promise<void> {
  const source = `extension "${extension.id}" while it was loaded`;
  try {
    const packages = await loadPackages(extension.needs);
    measureSlowFilter(source, () => extension.run(packages));
  } catch (error) {
    reportExtensionFailure({ source, error });
    const message = sprintf(
      /* translators: %s: name of an extension */
      __('The extension “%s” could not be started. The rest of the dashboard still works.', 'store-admin'),
      extension.id,
    );
    void registry.dispatch(noticesStore).createErrorNotice(message);
  }
}
