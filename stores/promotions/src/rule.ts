import type { OptionValues } from '@admin/store-options';
import type { Preferences } from '@admin/store-user';

/** What decides whether anything may advertise. */
export interface PromotionState {
  /** The option `woocommerce_show_marketplace_suggestions`; `undefined` while it is not known. */
  site: OptionValues['woocommerce_show_marketplace_suggestions'] | undefined;
  /** The preference `promotions_hidden`; `null` while it is not known. */
  user: Preferences['promotions_hidden'] | undefined | null;
}

/** Whether the site wants promotions; it does unless its owner says no. */
export const isSiteOpen = ({ site }: Pick<PromotionState, 'site'>): boolean =>
  site !== undefined && site !== 'no';

/** Both have to be willing, the site and the user, and nothing shows before both are known. */
export const arePromotionsShown = ({ site, user }: PromotionState): boolean =>
  isSiteOpen({ site }) && user === undefined;
