/** Folder of the plugin that brings the product's own payments. */
export const OWN_PLUGIN = 'woocommerce-payments';

/** Of the host's menu; there as long as the host has something to offer (contract, remaining screens, section 8). */
export const MENU_ENTRY = 'toplevel_page_wc-admin-path--wc-pay-welcome-page';

/** The promotion behind the entry, by the name of its note. */
export const PROMOTION = 'wcpay-promo-2022-us-incentive-20-off';

export const LINKS = {
  about: 'https://woocommerce.com/payments/',
  conditions: 'https://woocommerce.com/terms-conditions/woocommerce-payments-promotion-2022/',
  terms: 'https://wordpress.com/tos/',
  questions: 'https://www.woocommerce.com/my-account/tickets/',
} as const;
