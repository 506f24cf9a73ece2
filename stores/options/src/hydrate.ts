import type { Registry } from '@admin/data';
import { toValue } from './api';
import { namesOf } from './slice';
import { optionsStore } from './store';
import type { OptionPatch } from './types';

/** Options embedded in every page; one that was never written may be missing (settings hydration, section 4.4). */
const CARRIED = {
  woocommerce_default_homepage_layout: false,
  woocommerce_admin_install_timestamp: false,
  woocommerce_admin_transient_notices_queue: false,
} satisfies OptionPatch;

/** Hydrates options from the page, which saves requests. */
export function hydrateOptions(registry: Registry, preloadOptions: Readonly<Record<string, unknown>>): void {
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...CARRIED, ...preloadOptions })) {
    options[name] = toValue(name, value);
  }
  void registry.dispatch(optionsStore).receiveOptions(options as OptionPatch);
  for (const name of namesOf(options as OptionPatch)) registry.finishResolution(optionsStore).getOption(name);
}
