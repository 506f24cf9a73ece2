import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useMemo } from 'react';
import { SaveForm, type SaveFormProps } from '../save-form';
import { DynamicInput } from './dynamic-input';
import {
  getInitialValues,
  mapKeys,
  toName,
  validateFields,
  type DynamicField,
  type DynamicValues,
} from './field';

type PassedOn = Pick<SaveFormProps<DynamicValues>, 'draft' | 'save' | 'onSaved' | 'submitLabel' | 'actions'>;

export interface DynamicFormProps extends PassedOn {
  fields: readonly DynamicField[];
  /** Returns error messages by field id. By default every field except checkboxes is required. */
  validate?: ((values: DynamicValues, fields: readonly DynamicField[]) => Record<string, string>) | undefined;
  /** Converts a save error to messages by field id, with `[FORM_ERROR]` for the form. */
  explain: (error: unknown) => Exclude<SubmissionErrors, undefined>;
}

/** A form described by data, such as the settings of a gateway. Passwords are not stored in drafts. */
export function DynamicForm({ fields, validate = validateFields, save, explain, ...rest }: DynamicFormProps) {
  const secretFields = useMemo(
    () => fields.filter(({ type }) => type === 'password').map(({ id }) => toName(id)),
    [fields],
  );
  return (
    <SaveForm<DynamicValues>
      {...rest}
      secretFields={secretFields}
      initialValues={mapKeys(getInitialValues(fields), toName)}
      validate={(values) => mapKeys(validate(mapKeys(values, decodeURIComponent), fields), toName)}
      save={(values) => save(mapKeys(values, decodeURIComponent))}
      explain={(error) => {
        const { [FORM_ERROR]: whole, ...byField } = explain(error);
        return { ...mapKeys(byField, toName), ...(whole === undefined ? {} : { [FORM_ERROR]: whole }) };
      }}
    >
      {fields.map((field) => (
        <DynamicInput key={field.id} field={field} />
      ))}
    </SaveForm>
  );
}
