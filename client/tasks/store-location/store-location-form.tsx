import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { countriesStore, useAddressFields, useCountries } from '@admin/store-countries';
import { settingsStore, toAddressForm, useSettings } from '@admin/store-settings';
import { ErrorState, Spinner } from '@admin/ui';
import { AddressForm } from './address-form';
import './store-location-form.css';

export interface StoreLocationFormProps {
  /** Words of the button. */
  submitLabel?: string;
  /** Names the wizard, for which what is typed is kept until it is saved. */
  wizard: string;
  /** Called once the address is saved. */
  onSaved: () => void;
}

/** The form of the store's address, shown once everything it asks about is known. */
export function StoreLocationForm({
  submitLabel = __('Continue', 'woocommerce'),
  wizard,
  onSaved,
}: StoreLocationFormProps) {
  const registry = useRegistry();
  const { settings, ...general } = useSettings('general');
  const { options, ...countries } = useCountries();
  const stored = toAddressForm(settings);
  const { status: localesStatus } = useAddressFields(stored.countryState);

  const failure = settings ? countries.failure : (general.failure ?? countries.failure);
  if (failure) {
    const retry = () => {
      if (general.failure) registry.invalidate(settingsStore).getSettings('general');
      if (countries.failure) registry.invalidate(countriesStore).getCountries();
    };
    return (
      <ErrorState
        title={__('The store location could not be loaded', 'woocommerce')}
        message={failure.message}
        onRetry={retry}
      />
    );
  }
  // Without the rules of countries the usual fields are asked for.
  const areLocalesSettled = localesStatus === 'finished' || localesStatus === 'failed';
  if (!settings || countries.status !== 'finished' || !areLocalesSettled) return <LoadingForm />;
  return (
    <AddressForm
      stored={stored}
      options={options}
      draft={`${wizard}/store_location`}
      submitLabel={submitLabel}
      onSaved={onSaved}
    />
  );
}

/** Of the size of the form, so that the steps below it stay where they are. */
const LoadingForm = () => (
  <div className="sa-loading-address">
    <Spinner />
  </div>
);
