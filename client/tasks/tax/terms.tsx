import { __ } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { Link } from '@admin/navigation';

const TERMS = 'https://wordpress.com/tos/';

/** The terms that the user accepts by continuing. */
export function Terms() {
  return (
    <p className="sa-tax-step__text">
      {interpolate(
        __(
          'By continuing, you agree to the {{link}}Terms of Service{{/link}} of the tax service.',
          'store-admin',
        ),
        { link: <Link href={TERMS} target="_blank" rel="noreferrer" /> },
      )}
    </p>
  );
}
