import { __, sprintf } from '@wordpress/i18n';
import type { Registry } from '@admin/data';
import {
  areOutlinesWanted,
  followClassic,
  reportFailure,
  setSwitchedOff,
  showOutlines,
  watched,
} from '@admin/extensions';
import { noticesStore } from '@admin/store-notices';
import { userStore } from '@admin/store-user';
import type { WaitingExtension } from '../extension-queue';
import { FILTER_PLACES } from './filter-places';
import { loadModules } from './modules';

/**
 * Runs the extensions that wait, and each that comes later, and keeps away what the user switched off.
 * @returns when those that waited have been run, and the function that ends it
 */
export function startKit(registry: Registry, queue: WaitingExtension[]) {
  const readSwitches = () => registry.select(userStore).getPreference('extensions_off');
  const follow = (off: unknown) => setSwitchedOff(Array.isArray(off) ? off : []);
  follow(readSwitches());
  const stops = [
    registry.watch((select) => select(userStore).getPreference('extensions_off'), follow),
    followClassic(),
    ...(areOutlinesWanted() ? [showOutlines(FILTER_PLACES)] : []),
  ];
  queue.push = (...extensions) => {
    for (const extension of extensions) void runContained(registry, extension);
    return queue.length;
  };
  return {
    ready: Promise.all(queue.splice(0).map((extension) => runContained(registry, extension))),
    stop() {
      for (const stop of stops) stop();
      setSwitchedOff([]);
    },
  };
}

/** An extension that cannot be run costs only itself; the user is told which it was. */
async function runContained(registry: Registry, extension: WaitingExtension): Promise<void> {
  const source = `extension "${extension.id}" while it was loaded`;
  try {
    const packages = await loadModules(extension.needs);
    watched(source, () => extension.run(packages));
  } catch (error) {
    reportFailure({ source, error });
    const message = sprintf(
      /* translators: %s: name of an extension */
      __(
        'The extension “%s” could not be started. The rest of the dashboard goes on without it.',
        'woocommerce',
      ),
      extension.id,
    );
    void registry.dispatch(noticesStore).createErrorNotice(message);
  }
}
