import { __ } from '@wordpress/i18n';
import { Spinner } from '@admin/ui';

/** Stands in the place of the task until everything it shows is known. */
export function Preparing() {
  const label = __('Preparing payment settings...', 'woocommerce');
  return (
    <div className="sa-payments-preparing">
      <Spinner label={label} />
      {/* The spinner says it to those who listen. */}
      <p aria-hidden="true">{label}</p>
    </div>
  );
}
