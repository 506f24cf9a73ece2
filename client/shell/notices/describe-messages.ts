import { _n, sprintf } from '@wordpress/i18n';

/** Returns the label of the collapsed plugin notices. */
export const describeMessages = (count: number): string =>
  /* translators: %d: number of messages that plugins show */
  sprintf(_n('%d message from plugins', '%d messages from plugins', count, 'store-admin'), count);
