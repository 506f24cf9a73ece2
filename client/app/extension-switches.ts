import type { Registry } from '@admin/data';
import { areOutlinesWanted } from '@admin/extensions';
import { userStore } from '@admin/store-user';
import { reportUnexpected } from './report';

/**
 * Keeps away what the user switched off, and outlines the places for extensions where that is wanted; what it takes is
 * fetched only then.
 * @returns the function which ends that
 */
export function keepSwitches(registry: Registry): () => void {
  let stop = () => {};
  const hasSwitches = () => Boolean(registry.select(userStore).getPreference('extensions_off')?.length);
  const stopWatching = registry.watch(hasSwitches, (has) => has && begin());
  function begin() {
    stopWatching();
    import(/* webpackChunkName: "extension-kit" */ './kit').then((kit) => {
      stop = kit.startKit(registry);
    }, reportUnexpected);
  }
  if (hasSwitches() || areOutlinesWanted()) begin();
  return () => {
    stopWatching();
    stop();
  };
}
