import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '@admin/http';

/** A gateway was requested that is neither suggested nor installed. */
export class UnknownGatewayError extends ApiError {
  constructor(id: string, options?: ErrorOptions) {
    /* translators: %s: the id of a payment gateway, such as "stripe" */
    const message = sprintf(__('There is no payment gateway named "%s".', 'store-admin'), id);
    super({ kind: 'unexpected', code: 'unknown_gateway', message }, options);
  }
}
