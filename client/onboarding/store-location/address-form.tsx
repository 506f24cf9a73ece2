import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { FORM_ERROR, SaveForm } from '@admin/forms';
import { validateAddress, type AddressValues, type CountryOption } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { AddressInputs } from './address-inputs';
import { getChangedSettings, getRejectedFields } from './saving';
import { toRequired, useFieldRules } from './use-field-rules';

interface AddressFormProps {
  /** The saved address when the form opens. */
  stored: AddressValues;
  options: readonly CountryOption[];
  draft: string;
  submitLabel: string;
  onSaved: () => void;
  /** Whether street, city and postcode are required too, and not only the country. */
  needsWholeAddress: boolean;
}

/** Id of the error notice, which a successful save removes. */
const NOTICE = 'store-location';

export function AddressForm(props: AddressFormProps) {
  const { stored, options, draft, submitLabel, onSaved, needsWholeAddress } = props;
  const { updateSettings } = useDispatch(settingsStore);
  const { createErrorNotice, removeNotice } = useDispatch(noticesStore);
  const getRules = useFieldRules();
  // The form is compared with the values with which it opened, not with those being saved.
  const [opened, setOpened] = useState(stored);

  async function save(values: AddressValues) {
    const changes = getChangedSettings(opened, values);
    if (Object.keys(changes).length > 0) await updateSettings('general', changes);
    setOpened(values);
    void removeNotice(NOTICE);
  }

  function explain(error: unknown) {
    const message = __('There was a problem saving your store location', 'store-admin');
    void createErrorNotice(message, { id: NOTICE });
    return { ...getRejectedFields(error), [FORM_ERROR]: message };
  }

  return (
    <SaveForm<AddressValues>
      draft={draft}
      initialValues={stored}
      validate={(values) =>
        validateAddress(values, toRequired(getRules(values.countryState), needsWholeAddress))
      }
      save={save}
      explain={explain}
      onSaved={onSaved}
      submitLabel={submitLabel}
    >
      <AddressInputs options={options} needsWholeAddress={needsWholeAddress} />
    </SaveForm>
  );
}
