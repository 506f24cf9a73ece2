declare global {
  /** Named by the project of Jest to which a journey belongs, where that is not the embedded store. */
  var journeyHost: 'wordpress' | undefined;
}

/** Whether visitors go to a WordPress site rather than to the embedded store itself. */
export const isInWordPress = (): boolean => globalThis.journeyHost === 'wordpress';

/** Parts of a page that WordPress draws, with what is ours inside. */
export const PARTS_OF_WORDPRESS = ['html', '#wpbody-content'];

/** The frame is the platform's, and the content of classic pages has the style sheets of neither host there. */
export const NOT_OURS_IN_WORDPRESS = [
  '#wpadminbar',
  '#adminmenumain',
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
