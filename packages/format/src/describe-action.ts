import { _x, sprintf } from '@wordpress/i18n';

/** The accessible name of a button that several items have: `Install: MailPoet`. */
export const describeAction = (action: string, item: string): string =>
  /* translators: 1: text of a button, 2: name of what it is for */
  sprintf(_x('%1$s: %2$s', 'button and its item', 'store-admin'), action, item);
