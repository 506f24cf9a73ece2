import type { OptionValues } from './types';

/**
 * Whether the store suggests extensions: to those who may install them, unless the owner wants none.
 * @param option `undefined` while it is not known, when nothing is suggested
 * @param canInstall whether the user holds `install_plugins`
 */
export const areSuggestionsShown = (
  option: OptionValues['woocommerce_show_marketplace_suggestions'] | undefined,
  canInstall: boolean,
): boolean => canInstall && option !== undefined && option !== 'no';
