import { __, sprintf, _x } from '@wordpress/i18n';
import type {
  AddressErrors,
  AddressField,
  AddressFieldName,
  AddressFields,
  AddressValues,
  Locale,
  LocaleField,
} from './types';

/** The fields of the store location form according to a country's locale. */
export function getAddressFields(
  locale: Locale | undefined,
  { hasStates = true }: { hasStates?: boolean } = {},
): AddressFields {
  const { address_1, address_2, city, state, postcode } = locale ?? {};
  return {
    addressLine1: toField(address_1, __('Address', 'store-admin'), true, 'address-line1'),
    addressLine2: toField(address_2, __('Address line 2', 'store-admin'), false, 'address-line2'),
    countryState: {
      label: countryStateLabel(hasStates ? state : undefined),
      isRequired: true,
      isHidden: false,
      autoComplete: 'country',
    },
    city: toField(city, __('City', 'store-admin'), true, 'address-level2'),
    postCode: toField(postcode, __('Post code', 'store-admin'), true, 'postal-code'),
  };
}

/** The same fields with only the country required (product specification, section 5). */
export const requireCountryOnly = (fields: AddressFields): AddressFields => ({
  ...fields,
  addressLine1: { ...fields.addressLine1, isRequired: false },
  city: { ...fields.city, isRequired: false },
  postCode: { ...fields.postCode, isRequired: false },
});

/**
 * Validation messages for an address, by field; empty when it is valid. Fields that the country hides or makes optional
 * are not checked (product specification, section 5).
 */
export function validateAddress(values: Partial<AddressValues>, fields: AddressFields): AddressErrors {
  const messages: AddressErrors = {
    addressLine1: __('Please enter an address', 'store-admin'),
    countryState: __('Please select a country / region', 'store-admin'),
    city: __('Please enter a city', 'store-admin'),
    postCode: __('Please enter a post code', 'store-admin'),
  };
  const errors: AddressErrors = {};
  for (const name of FIELD_NAMES) {
    const message = messages[name];
    const { isHidden, isRequired } = fields[name];
    if (message && isRequired && !isHidden && !values[name]?.trim()) errors[name] = message;
  }
  return errors;
}

/** The address without the fields that the country's locale hides. Returns the same object when nothing changes. */
export function clearHiddenFields(values: AddressValues, fields: AddressFields): AddressValues {
  const hidden = FIELD_NAMES.filter((name) => fields[name].isHidden && values[name] !== '');
  if (hidden.length === 0) return values;
  return { ...values, ...Object.fromEntries(hidden.map((name) => [name, ''])) };
}

const FIELD_NAMES: readonly AddressFieldName[] = [
  'addressLine1',
  'addressLine2',
  'countryState',
  'city',
  'postCode',
];

function toField(
  field: LocaleField | undefined,
  label: string,
  isRequired: boolean,
  autoComplete: string,
): AddressField {
  const isHidden = field?.hidden ?? false;
  return {
    label: field?.label || label,
    isHidden,
    isRequired: !isHidden && (field?.required ?? isRequired),
    autoComplete: field?.autocomplete ?? autoComplete,
  };
}

/** Country and state share one field; its label includes the country's name for states ('Province'). */
function countryStateLabel(state: LocaleField | undefined): string {
  const country = __('Country / Region', 'store-admin');
  if (!state?.label || state.hidden) return country;
  return sprintf(
    /* translators: 1: 'Country / Region', 2: what the chosen country calls its states, such as 'Province' */
    _x('%1$s — %2$s', 'label of the country and state field', 'store-admin'),
    country,
    state.label,
  );
}
