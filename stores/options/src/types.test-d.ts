import type { Registry } from '@admin/data';
import type { OptionPatch } from './index';

declare const registry: Registry;
const { getOption } = registry.select('options');
const { updateOptions } = registry.dispatch('options');

// An option has the type it has in the REST API, and is `undefined` at first.
getOption('woocommerce_allow_tracking') satisfies 'yes' | 'no' | false | '' | undefined;
getOption('theme_mods_harbor') satisfies { custom_logo?: number | string } | false | '' | undefined;
// @ts-expect-error a typing mistake in a name
getOption('woocommerce_alow_tracking');

void updateOptions({ woocommerce_demo_store: 'no' });
// @ts-expect-error a value that is none of this option's
void updateOptions({ woocommerce_demo_store: 'maybe' });
// @ts-expect-error a name nobody knows
export const patch: OptionPatch = { acme: 1 };
