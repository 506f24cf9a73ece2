import type { OptionValues } from '@admin/store-options';
import type { Preferences } from '@admin/store-user';

/** What decides whether promotions are shown. */
export interface PromotionState {
  /** The option `woocommerce_show_marketplace_suggestions`; `undefined` until known. */
  site: OptionValues['woocommerce_show_marketplace_suggestions'] | undefined;
  /** The preference `promotions_hidden`; `null` until known. */
  user: Preferences['promotions_hidden'] | undefined | null;
}

/** Whether the store allows promotions; the default is yes. */
export const isSiteOpen = ({ site }: Pick<PromotionState, 'site'>): boolean =>
  site !== undefined && site !== 'no';

/** Both the store and the user must allow promotions; false until both are known. */
export const arePromotionsShown = ({ site, user }: PromotionState): boolean =>
  isSiteOpen({ site }) && user === undefined;
