import type { Registry } from '@admin/data';
import { areOutlinesEnabled } from '@admin/extensions';
import { userStore } from '@admin/store-user';
import { reportUnexpected } from '../bootstrap/report-error';

/**
 * Keeps away what the user switched off before, and outlines the places for extensions where the address asks for it;
 * what it takes is fetched only then.
 * @returns a function that stops that
 */
export function applyExtensionSwitches(registry: Registry): () => void {
  let stop = () => {};
  if (registry.select(userStore).getPreference('extensions_off')?.length || areOutlinesEnabled())
    import(/* webpackChunkName: "extension-runtime" */ '../extension-runtime').then((runtime) => {
      stop = runtime.startExtensionRuntime(registry);
    }, reportUnexpected);
  return () => stop();
}
