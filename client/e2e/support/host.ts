import { AS_RECORDED } from '../../../packages/embedded-store/src/testing/as-recorded';

/**
 * Where sessions open, by `E2E_HOST`: to the embedded store itself; to the plugin in a WordPress with a stand-in for the shop plugin
 * (`wordpress`); to a site that whoever runs the tests brought (`brought`).
 */
const { E2E_HOST = 'embedded' } = process.env;

/** Whether sessions open a WordPress site rather than to the embedded store itself. */
export const isInWordPress = (): boolean => E2E_HOST !== 'embedded';

/** Parts of a page that WordPress renders, with what is ours inside. */
export const PARTS_OF_WORDPRESS = ['html', '#wpbody-content'];

/** Around every page: the bar at the top and the menu, with words, widths and colors of their own. */
const FRAME_OF_WORDPRESS = ['#wpadminbar', '#adminmenumain'];

/** What of a page this host renders for itself, as a selector; of the embedded store nothing, whose frame is ours. */
export const getHostFrameSelector = (): string => (isInWordPress() ? FRAME_OF_WORDPRESS.join() : ':not(*)');

/** The frame is the platform's, and the content of classic pages has the style sheets of neither host there. */
export const NOT_OURS_IN_WORDPRESS = [
  ...FRAME_OF_WORDPRESS,
  '#wpfooter',
  '#screen-meta',
  '#screen-meta-links',
  '#wpbody-content > .wrap',
];

/** What is ours all the same, wherever it stands. */
export const OURS_IN_WORDPRESS = [
  '#root',
  '#wc_payment_gateways_banner_slotfill',
  '#wc_conflict_error_slotfill',
  '#woocommerce-embedded-layout__primary',
];

/** Starts the embedded store without what it has on by default and WooCommerce has not. */
export const FEATURES_OF_WORDPRESS = `--features=${AS_RECORDED.join()}`;
