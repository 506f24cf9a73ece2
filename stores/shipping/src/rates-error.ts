import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '@admin/http';
import type { RejectedRate } from './types';

/** The rates of some zones were not saved; the others were. */
export class RatesError extends ApiError {
  readonly rejected: readonly RejectedRate[];

  constructor(rejected: readonly RejectedRate[]) {
    const message = sprintf(
      /* translators: %s: the names of shipping zones, separated by commas */
      __('The shipping rates of these zones were not saved: %s', 'store-admin'),
      rejected.map(({ name }) => name).join(', '),
    );
    super({ kind: 'http', code: 'rates_rejected', status: 200, message });
    this.rejected = rejected;
  }
}

/** The server keeps returning a different rate than the one written. */
export class RateNotSavedError extends ApiError {
  constructor() {
    const message = __('The zone was changed elsewhere, or the rate was not accepted.', 'store-admin');
    super({ kind: 'http', code: 'rate_unsettled', status: 200, message });
  }
}

/** The zones that failed to save; empty if the save failed as a whole. */
export function getRejectedRates(error: unknown): readonly RejectedRate[] {
  if (error instanceof RatesError) return error.rejected;
  return error instanceof Error && error.cause !== undefined ? getRejectedRates(error.cause) : [];
}
