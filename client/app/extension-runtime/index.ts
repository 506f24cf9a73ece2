import type { Registry } from '@admin/data';
import {
  areOutlinesEnabled,
  applyClassicSwitches,
  setSwitchedOff,
  showOutlines,
  measureSlowFilter,
} from '@admin/extensions';
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

/**
 * Runs an extension.
 * @throws what it throws, or an error that names a package that is not offered
 */
export async function runExtension(extension: PendingExtension, source: string): Promise<void> {
  const packages = await loadPackages(extension.needs);
  measureSlowFilter(source, () => extension.run(packages));
}
