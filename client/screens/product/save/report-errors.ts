import { _n, sprintf } from '@wordpress/i18n';
import type { FieldErrors } from '@admin/store-product';
import { announce } from '@admin/ui';

/** Announces the number of errors to screen readers; the fields show them. */
export function reportErrors(errors: FieldErrors): void {
  const count = Object.keys(errors).length;
  announce(
    sprintf(
      /* translators: %d: how many fields */
      _n('%d field needs your attention.', '%d fields need your attention.', count, 'store-admin'),
      count,
    ),
    'assertive',
  );
}
