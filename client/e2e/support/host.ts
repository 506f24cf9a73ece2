import { RECORDED_FEATURES } from '../../../packages/embedded-store/src/testing/recorded-features';

/**
 * The host of the tests, by `E2E_HOST`: the embedded store; the plugin in a WordPress with a stub of WooCommerce
 * (`wordpress`); or a site provided by the user who runs the tests (`external`).
 */
const { E2E_HOST = 'embedded' } = process.env;

/** Whether sessions open a WordPress site rather than the embedded store. */
export const isInWordPress = (): boolean => E2E_HOST !== 'embedded';

/** Elements that WordPress renders around ours. */
export const WORDPRESS_WRAPPERS = ['html', '#wpbody-content'];

/** On every page: the admin bar and the menu, with their own text, widths and colors. */
const WORDPRESS_FRAME = ['#wpadminbar', '#adminmenumain'];

/** Selector of the elements that this host renders itself; empty for the embedded store. */
export const getHostFrameSelector = (): string => (isInWordPress() ? WORDPRESS_FRAME.join() : ':not(*)');

/** The frame belongs to WordPress, and the content of classic pages has other style sheets there. */
export const WORDPRESS_ELEMENTS = [
  ...WORDPRESS_FRAME,
  '#wpfooter',
  '#screen-meta',
  '#screen-meta-links',
  '#wpbody-content > .wrap',
];

/** Dashboard elements, in any place. */
export const DASHBOARD_ELEMENTS = [
  '#root',
  '#wc_payment_gateways_banner_slotfill',
  '#wc_conflict_error_slotfill',
  '#woocommerce-embedded-layout__primary',
];

/** Starts the embedded store without features that are on by default there but not in WooCommerce. */
export const WORDPRESS_FEATURES_FLAG = `--features=${RECORDED_FEATURES.join()}`;
