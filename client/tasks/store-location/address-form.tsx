import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { Form } from 'react-final-form';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch } from '@admin/data';
import { useConfirmUnsavedChanges } from '@admin/navigation';
import { validateAddress, type AddressValues, type CountryOption } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { Button, InlineNotice } from '@admin/ui';
import { AddressInputs } from './address-inputs';
import { getChangedSettings, getRejectedFields } from './saving';
import { useFieldRules } from './use-field-rules';
import './address-form.css';

interface AddressFormProps {
  /** As it is stored when the form opens. */
  stored: AddressValues;
  options: readonly CountryOption[];
  submitLabel: string;
  onSaved: () => void;
}

export function AddressForm({ stored, options, submitLabel, onSaved }: AddressFormProps) {
  const { updateSettings } = useDispatch(settingsStore);
  const { createErrorNotice } = useDispatch(noticesStore);
  const getRules = useFieldRules();
  // What is stored changes while the form is saved or left open; what was typed must not change with it.
  const [initialValues, setInitialValues] = useState(stored);
  const isLeavingSaved = useRef(false);
  const { formElement, focusFirstError } = useFirstErrorFocus();

  async function save(values: AddressValues): Promise<SubmissionErrors> {
    const changes = getChangedSettings(initialValues, values);
    try {
      if (Object.keys(changes).length > 0) await updateSettings('general', changes);
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      const message = __('There was a problem saving your store location', 'woocommerce');
      void createErrorNotice(message);
      return { ...getRejectedFields(error), [FORM_ERROR]: message };
    }
    setInitialValues(values);
    isLeavingSaved.current = true;
    onSaved();
    isLeavingSaved.current = false;
    return undefined;
  }

  return (
    <Form<AddressValues>
      initialValues={initialValues}
      validate={(values) => validateAddress(values, getRules(values.countryState))}
      onSubmit={save}
      subscription={{ dirty: true, submitting: true, submitError: true }}
    >
      {({ handleSubmit, dirty = false, submitting, submitError }) => (
        <form
          ref={formElement}
          className="sa-address-form"
          noValidate
          onSubmit={(event) => void Promise.resolve(handleSubmit(event)).then(focusFirstError)}
        >
          <LeavingGuard isActive={dirty} isLeavingSaved={isLeavingSaved} />
          {submitError && <InlineNotice status="error">{submitError}</InlineNotice>}
          <AddressInputs options={options} />
          <Button type="submit" variant="primary" busy={submitting}>
            {submitLabel}
          </Button>
        </form>
      )}
    </Form>
  );
}

interface LeavingGuardProps {
  isActive: boolean;
  /** True while the form is left because it was saved, before it knows so itself. */
  isLeavingSaved: RefObject<boolean>;
}

/** Asks before anything typed is left behind, also on the way to another task of the same screen. */
function LeavingGuard({ isActive, isLeavingSaved }: LeavingGuardProps) {
  useConfirmUnsavedChanges(
    isActive,
    useCallback(() => !isLeavingSaved.current, [isLeavingSaved]),
  );
  return null;
}

/** Moves the focus to the first field with an error, once the errors of an attempt to save are shown. */
function useFirstErrorFocus() {
  const formElement = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return { formElement, focusFirstError: () => setAttempts((count) => count + 1) };
}
