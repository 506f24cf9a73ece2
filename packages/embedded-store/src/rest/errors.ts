import { __, sprintf } from '../i18n';

/** An error response in the contract's format: `{ code, message, data }` with the HTTP status. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly code: string;
  readonly status: number;
  /** The `data` of the response. */
  readonly data: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = { status, ...details };
  }
}

/**
 * The platform creates some errors with a plain number in place of a map. They arrive as HTTP 500 with that number as
 * `data`, and clients recognize them by their code (contract, section 1.6).
 */
export class RestErrorWithoutStatus extends RestError {
  override readonly data: number | null;

  constructor(code: string, message: string, data: number | null) {
    super(500, code, message);
    this.data = data;
  }
}

/** The platform's message about invalid parameters. */
export const describeInvalid = (...names: readonly string[]): string =>
  /* translators: %s: names of parameters */
  sprintf(__('Invalid parameter(s): %s', 'store-admin'), names.join(', '));

/** The error for deleting a record that has no trash without `force`. */
export function createNoTrashError(message: string): RestError {
  return new RestError(501, 'woocommerce_rest_trash_not_supported', message);
}

/** A permission error: 401 when not logged in, 403 for a user without permission, with the same code. */
export function createForbiddenError(user: unknown, code: string, message: string): RestError {
  return new RestError(user ? 403 : 401, code, message);
}
