import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import {
  countriesStore,
  useAddressFields,
  useCountries,
  type AddressValues,
  type CountryOption,
} from '@admin/store-countries';
import { settingsStore, toAddressForm, useSettings } from '@admin/store-settings';
import { ErrorState, Spinner } from '@admin/ui';
import './stored-address.css';

interface StoredAddressProps {
  /** Renders a form with the saved address and the country options. */
  children: (stored: AddressValues, options: readonly CountryOption[]) => ReactNode;
}

/** Renders a form of the store's address once its data is loaded. */
export function StoredAddress({ children }: StoredAddressProps) {
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
        title={__('The store location could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={retry}
      />
    );
  }
  // Without the countries' rules, the default fields are shown.
  const areLocalesSettled = localesStatus === 'finished' || localesStatus === 'failed';
  if (!settings || countries.status !== 'finished' || !areLocalesSettled) return <LoadingForm />;
  return children(stored, options);
}

/** The size of the form, so that the steps below it don't move. */
const LoadingForm = () => (
  <div className="sa-loading-address">
    <Spinner />
  </div>
);
