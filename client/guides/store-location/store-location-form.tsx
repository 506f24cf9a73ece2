import { __ } from '@wordpress/i18n';
import { AddressForm } from './address-form';
import { StoredAddress } from './stored-address';

export interface StoreLocationFormProps {
  /** Words of the button. */
  submitLabel?: string;
  /** Names the wizard, for which what is typed is kept until it is saved. */
  wizard: string;
  /** Called once the address is saved. */
  onSaved: () => void;
}

/** The form of the store's address. */
export function StoreLocationForm({
  submitLabel = __('Continue', 'woocommerce'),
  wizard,
  onSaved,
}: StoreLocationFormProps) {
  return (
    <StoredAddress>
      {(stored, options) => (
        <AddressForm
          stored={stored}
          options={options}
          draft={`${wizard}/store_location`}
          submitLabel={submitLabel}
          onSaved={onSaved}
        />
      )}
    </StoredAddress>
  );
}
