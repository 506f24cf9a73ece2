/** Folder of the WooPayments plugin. */
export const OWN_PLUGIN = 'woocommerce-payments';

/** Id of the admin menu entry; present as long as WooCommerce has an offer (contract, remaining screens, section 8). */
export const MENU_ENTRY = 'toplevel_page_wc-admin-path--wc-pay-welcome-page';

/** The promotion behind the menu entry, by the name of its note. */
export const PROMOTION = 'wcpay-promo-2022-us-incentive-20-off';

export const LINKS = {
  about: 'https://woocommerce.com/payments/',
  conditions: 'https://woocommerce.com/terms-conditions/woocommerce-payments-promotion-2022/',
  terms: 'https://wordpress.com/tos/',
  questions: 'https://www.woocommerce.com/my-account/tickets/',
} as const;
