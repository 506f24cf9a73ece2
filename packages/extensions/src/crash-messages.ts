import { __, sprintf } from '@wordpress/i18n';

/** That something of an extension crashed, by what its users call it. */
export const describeCrash = (title: string): string =>
  /* translators: %s: name of an extension */
  sprintf(__('%s stopped working here.', 'woocommerce'), title);

/** That it crashed too often in a row. */
export const describeSwitchedOff = (title: string): string =>
  sprintf(
    /* translators: %s: name of an extension */
    __('A part of %s keeps crashing. It is turned off until you close this tab.', 'woocommerce'),
    title,
  );
