import { __, sprintf } from '@wordpress/i18n';
import {
  isEmailAddress,
  parseEmailAddresses,
  type DeliveryOptions,
  type Frequency,
} from '@admin/store-deliveries';

/** Form values; numbers are strings. */
export interface DeliveryValues {
  name: string;
  frequency: Frequency;
  weekday: string;
  monthDay: string;
  time: string;
  recipients: string;
  /** Whether an existing delivery is updated to the report's current content. */
  takesOver: boolean;
}

/** Returns an error message for each invalid field. */
export function validateDelivery(
  { name, time, recipients }: Pick<DeliveryValues, 'name' | 'time' | 'recipients'>,
  { mostRecipients }: DeliveryOptions,
): Partial<Record<'name' | 'time' | 'recipients', string>> {
  const addresses = parseEmailAddresses(recipients);
  const wrong = addresses.find((address) => !isEmailAddress(address));
  return {
    ...(name.trim() === '' && { name: __('Please enter a name', 'store-admin') }),
    ...(time === '' && { time: __('Please enter a time', 'store-admin') }),
    ...(addresses.length === 0 && {
      recipients: __('Please enter at least one email address', 'store-admin'),
    }),
    ...(addresses.length > mostRecipients && {
      recipients: sprintf(
        /* translators: %d: number of addresses */
        __('Please enter at most %d email addresses', 'store-admin'),
        mostRecipients,
      ),
    }),
    ...(wrong !== undefined && {
      recipients: sprintf(
        /* translators: %s: what somebody typed */
        __('“%s” is not a valid email address', 'store-admin'),
        wrong,
      ),
    }),
  };
}
