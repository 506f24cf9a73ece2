import type { Registry } from '@admin/data';
import type { OptionPatch } from './index';

declare const registry: Registry;
const { getOption } = registry.select('options');
const { updateOptions } = registry.dispatch('options');

// An option has the type it has in the REST API, and is `undefined` at first.
getOption('woocommerce_allow_tracking') satisfies 'yes' | 'no' | false | '' | undefined;
getOption('theme_mods_harbor') satisfies { custom_logo?: number | string } | false | '' | undefined;
// @ts-expect-error a typo in a name
getOption('woocommerce_alow_tracking');

void updateOptions({ woocommerce_demo_store: 'no' });
// @ts-expect-error an invalid value for this option
void updateOptions({ woocommerce_demo_store: 'maybe' });
// @ts-expect-error an unknown name
export const patch: OptionPatch = { acme: 1 };
