import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { useFormField } from '@admin/forms';
import {
  getCountryCode,
  requireCountryOnly,
  validateAddress,
  type AddressValues,
  type CountryOption,
} from '@admin/store-countries';
import { optionsStore } from '@admin/store-options';
import { getRefusedAnswers, profileStore } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import { Checkbox, TextField } from '@admin/ui';
import { ConsentField } from '../../../onboarding/first-run/consent-field';
import { getCountryHelp } from '../../../onboarding/first-run/country-help';
import { LoadingStep } from '../../../onboarding/first-run/loading-step';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import { useInitialCountry, type InitialCountry } from '../../../onboarding/first-run/use-initial-country';
import { AddressInputs } from '../../../onboarding/store-location/address-inputs';
import { getChangedSettings, getRejectedFields } from '../../../onboarding/store-location/saving';
import { StoredAddress } from '../../../onboarding/store-location/stored-address';
import { useFieldRules } from '../../../onboarding/store-location/use-field-rules';
import { applyStoreSettings } from '../../../onboarding/apply-store-settings';
import type { WizardStepProps } from '../wizard-step';
import { removeUnavailableIndustries } from './available-industries';
import { SkipSetup } from './skip-setup';
import { validateEmail } from './validate-email';

interface StoreDetailsValues extends AddressValues {
  storeEmail: string;
  agreesToMarketing: boolean;
  isTracked: boolean;
}

/** Asks for the store's address and email, and once for tracking consent. */
export function StoreDetails(props: WizardStepProps) {
  const email = useFirstEmail(props.shop.profile.store_email);
  if (email === undefined) return <LoadingStep />;
  return (
    <StoredAddress>
      {(stored, options) => <Form {...props} email={email} stored={stored} options={options} />}
    </StoredAddress>
  );
}

/** The saved email, or a suggested one; `undefined` until known. */
function useFirstEmail(given: string | undefined): string | undefined {
  const { prefill, status } = useSelect((select, resolution) => ({
    prefill: given === undefined ? select(profileStore).getEmailPrefill() : '',
    status: resolution(profileStore).getEmailPrefill().status,
  }));
  if (given !== undefined) return given;
  // The prefilled value is optional, so a failure is ignored.
  return status === 'failed' ? '' : prefill;
}

interface FormProps extends WizardStepProps {
  email: string;
  stored: AddressValues;
  options: readonly CountryOption[];
}

function Form({ shop, goToNextStep, skipProfiler, email, stored, options }: FormProps) {
  const registry = useRegistry();
  const { updateOptions } = useDispatch(optionsStore);
  const { saveLocation } = useDispatch(setupStore);
  const getRules = useFieldRules();
  const { profile } = shop;
  const country = useInitialCountry(profile, stored.countryState, options);
  // The initial form values: a save meanwhile must neither hide the question nor make the form unchanged.
  const [opened] = useState(stored);
  const [asksForConsent] = useState(!shop.isTracked && profile.is_store_country_set !== true);

  const saveConsent = async (isTracked: boolean) => {
    if (asksForConsent) await updateOptions({ woocommerce_allow_tracking: isTracked ? 'yes' : 'no' });
  };

  async function save({ storeEmail, agreesToMarketing, isTracked, ...address }: StoreDetailsValues) {
    await saveConsent(isTracked);
    const store_email = storeEmail.trim();
    await saveLocation(getChangedSettings(opened, address), {
      is_agree_marketing: agreesToMarketing,
      ...(store_email !== '' && { store_email }),
      ...removeUnavailableIndustries(profile, address.countryState),
    });
    await applyStoreSettings(registry, shop.name);
    recordEvent('storeprofiler_store_details_continue', {
      store_country: getCountryCode(address.countryState),
      email_signup: agreesToMarketing,
    });
  }

  return (
    <Question<StoreDetailsValues>
      draft="setup-wizard/store-details"
      initialValues={{
        ...stored,
        countryState: country.countryState,
        storeEmail: email,
        agreesToMarketing: profile.is_agree_marketing === true,
        isTracked: shop.isTracked,
      }}
      validate={(values) => ({
        ...validateAddress(values, requireCountryOnly(getRules(values.countryState))),
        ...validateEmail(values),
      })}
      save={save}
      explain={explain}
      onSaved={goToNextStep}
      submitLabel={__('Continue', 'store-admin')}
      actions={<SkipSetup saveConsent={saveConsent} skip={skipProfiler} />}
    >
      <AddressFields country={country} options={options} />
      <EmailFields />
      {asksForConsent && <ConsentField />}
    </Question>
  );
}

/** The server's errors about single fields are shown next to them. */
function explain(error: unknown) {
  const { store_email: storeEmail } = getRefusedAnswers(error);
  return {
    ...getRejectedFields(error),
    ...(storeEmail !== undefined && { storeEmail }),
    ...toFormError(__('There was a problem saving your store details', 'store-admin'))(error),
  };
}

interface AddressFieldsProps {
  country: InitialCountry;
  options: readonly CountryOption[];
}

function AddressFields({ country, options }: AddressFieldsProps) {
  const { value } = useFormField('countryState');
  return (
    <AddressInputs options={options} countryHelp={getCountryHelp(country, value)} needsWholeAddress={false} />
  );
}

function EmailFields() {
  const { value: agrees, error, ...agreement } = useFormField<boolean>('agreesToMarketing');
  return (
    <>
      <TextField
        {...useFormField('storeEmail')}
        type="email"
        autoComplete="email"
        required={agrees}
        label={__('Email address', 'store-admin')}
        help={__('Used for messages about your store. Not visible to customers.', 'store-admin')}
      />
      <Checkbox
        {...agreement}
        checked={agrees}
        error={error}
        label={__('Get tips, product updates and inspiration straight to your mailbox.', 'store-admin')}
        help={__('Your email address is shared with Mailchimp, which sends these emails.', 'store-admin')}
      />
    </>
  );
}
