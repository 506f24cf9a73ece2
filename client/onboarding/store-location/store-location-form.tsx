import { __ } from '@wordpress/i18n';
import { AddressForm } from './address-form';
import { StoredAddress } from './stored-address';

export interface StoreLocationFormProps {
  /** Button label. */
  submitLabel?: string;
  /** Name of the wizard, used to store the draft until it is saved. */
  wizard: string;
  /** Taxes depend on the whole address; elsewhere the country is enough. */
  needsWholeAddress?: boolean;
  /** Called once the address is saved. */
  onSaved: () => void;
}

/** The form of the store's address. */
export function StoreLocationForm({
  submitLabel = __('Continue', 'store-admin'),
  wizard,
  onSaved,
  needsWholeAddress = false,
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
          needsWholeAddress={needsWholeAddress}
        />
      )}
    </StoredAddress>
  );
}
