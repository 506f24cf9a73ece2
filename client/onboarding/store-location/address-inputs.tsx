import type { ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { __, sprintf, _x } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import {
  clearHiddenFields,
  getCountryCode,
  matchCountry,
  matchCountryState,
  useAddressFields,
  type AddressField,
  type AddressFieldName,
  type AddressValues,
  type CountryOption,
} from '@admin/store-countries';
import { SearchableSelect, TextField } from '@admin/ui';
import { ADDRESS_FIELDS } from './saving';
import { toRequired, useFieldRules } from './use-field-rules';
import './address-form.css';

/** Autocomplete tokens of the country and the state. */
const COUNTRY = 'country-name';
const STATE = 'address-level1';

interface AddressInputsProps {
  options: readonly CountryOption[];
  /** Rendered below the country, which affects more than the other fields. */
  countryHelp?: ReactNode;
  /** Whether street, city and postcode are required too, and not only the country. */
  needsWholeAddress: boolean;
}

/** The address fields. The country comes first, because the others depend on it. */
export function AddressInputs({ options, countryHelp, needsWholeAddress }: AddressInputsProps) {
  const form = useForm<AddressValues>();
  const getRules = useFieldRules();
  const country = useFormField('countryState');
  const { fields: rules } = useAddressFields(country.value);
  const fields = toRequired(rules, needsWholeAddress);

  function chooseCountry(countryState: string) {
    const values = { ...form.getState().values, countryState };
    const kept = clearHiddenFields(values, getRules(countryState));
    form.batch(() => {
      for (const name of ADDRESS_FIELDS) form.change(name, kept[name]);
    });
  }

  function fillIn({ [COUNTRY]: name = '', [STATE]: state = '' }: Record<string, string>) {
    const match = matchCountryState({ country: name, state }, options);
    if (match) chooseCountry(match.value);
    // The other fields now belong to that country, so a state of another country would be wrong without an error.
    else if (matchCountry(name, options)?.code !== getCountryCode(country.value)) chooseCountry('');
  }

  return (
    <>
      <SearchableSelect
        {...country}
        label={fields.countryState.label}
        required
        help={countryHelp}
        options={options}
        placeholder={__('Search for a country or state', 'store-admin')}
        onChange={chooseCountry}
        autoComplete={AUTOFILLED}
        onAutofill={fillIn}
      />
      <AddressInput name="addressLine1" field={fields.addressLine1} />
      <AddressInput name="addressLine2" field={fields.addressLine2} />
      <div className="sa-address-form__pair">
        <AddressInput name="city" field={fields.city} />
        <AddressInput name="postCode" field={fields.postCode} />
      </div>
    </>
  );
}

const AUTOFILLED = [COUNTRY, STATE];

/**
 * A field according to the country's rules; invisible if the country hides it. It stays in the form even then, because
 * the form library resets a field to its initial value when it is mounted again.
 */
function AddressInput({ name, field }: { name: AddressFieldName; field: AddressField }) {
  const input = useFormField(name);
  if (field.isHidden) return null;
  return (
    <TextField
      {...input}
      label={field.isRequired ? field.label : optionalLabel(field.label)}
      required={field.isRequired}
      autoComplete={field.autoComplete}
    />
  );
}

const optionalLabel = (label: string): string =>
  sprintf(
    /* translators: %s: label of a field */
    _x('%s (optional)', 'label of a field that may stay empty', 'store-admin'),
    label,
  );
