import type { Registry } from '@admin/data';

declare const registry: Registry;
const { getSettings, getSetting } = registry.select('settings');
const { updateSettings } = registry.dispatch('settings');

// A group has its own settings, each with its own type.
getSettings('tax')?.woocommerce_tax_display_shop satisfies 'incl' | 'excl' | undefined;
getSetting('wc_admin', 'woocommerce_excluded_report_order_statuses') satisfies string[] | undefined;
// @ts-expect-error a setting of another group
getSetting('tax', 'woocommerce_calc_taxes');
// @ts-expect-error an unknown group
getSettings('acme');

void updateSettings('general', { woocommerce_calc_taxes: 'yes' });
// @ts-expect-error an invalid value for this setting
void updateSettings('general', { woocommerce_calc_taxes: 'perhaps' });
