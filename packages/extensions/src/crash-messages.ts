import { __, sprintf } from '@wordpress/i18n';

/** Message after a crash, with the extension's title. */
export const describeCrash = (title: string): string =>
  /* translators: %s: name of an extension */
  sprintf(__('%s stopped working here.', 'store-admin'), title);

/** Message after too many consecutive crashes. */
export const describeSwitchedOff = (title: string): string =>
  sprintf(
    /* translators: %s: name of an extension */
    __('A part of %s keeps crashing. It is turned off until you close this tab.', 'store-admin'),
    title,
  );
