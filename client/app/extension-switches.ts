import type { Registry } from '@admin/data';
import { areOutlinesWanted, isAnythingOff } from '@admin/extensions';
import { userStore } from '@admin/store-user';
import { reportUnexpected } from './report';

/**
 * Keeps away what the user switched off before or what crashed too often in this tab, and outlines the places for extensions where the address asks for it;
 * what it takes is fetched only then.
 * @returns the function which ends that
 */
export function keepSwitches(registry: Registry): () => void {
  let stop = () => {};
  const isOff = registry.select(userStore).getPreference('extensions_off')?.length || isAnythingOff();
  if (isOff || areOutlinesWanted())
    import(/* webpackChunkName: "extension-kit" */ './kit').then((kit) => {
      stop = kit.startKit(registry);
    }, reportUnexpected);
  return () => stop();
}
