import type { Registry } from '@admin/data';
import { toValue } from './api';
import { namesOf } from './slice';
import { optionsStore } from './store';
import type { OptionPatch } from './types';

/** Options every page carries; one that was never written may be absent (settings hydration, section 4.4). */
const CARRIED: OptionPatch = {
  woocommerce_default_homepage_layout: false,
  woocommerce_admin_install_timestamp: false,
  woocommerce_admin_transient_notices_queue: false,
};

/** Takes over the options which the page carries, so that reading them asks the server for nothing. */
export function hydrateOptions(registry: Registry, preloadOptions: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries({ ...CARRIED, ...preloadOptions });
  const options: OptionPatch = Object.fromEntries(
    entries.map(([name, value]) => [name, toValue(name, value)]),
  );
  void registry.dispatch(optionsStore).receiveOptions(options);
  for (const name of namesOf(options)) registry.fulfil(optionsStore).getOption(name);
}
