import type { Registry } from '@admin/data';
import { areOutlinesEnabled } from '@admin/extensions';
import { userStore } from '@admin/store-user';
import { reportUnexpected } from '../bootstrap/report-error';

/**
 * Disables the extensions that the user switched off, and outlines extension points if the URL requests it. The code
 * for it is loaded only in these cases.
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
