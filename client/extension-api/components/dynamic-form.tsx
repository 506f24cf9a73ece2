import { __ } from '@wordpress/i18n';
import {
  DynamicForm as OwnDynamicForm,
  FORM_ERROR,
  type DynamicField,
  type DynamicValues,
} from '@admin/forms';

/** A form built from field definitions, such as those of payment gateways. */
export const DynamicForm = (props: {
  fields: readonly DynamicField[];
  validate?: (values: DynamicValues) => Record<string, string>;
  onSubmit?: (values: DynamicValues) => unknown;
  submitLabel?: string;
}) => (
  <OwnDynamicForm
    fields={props.fields}
    {...(props.validate ? { validate: props.validate } : {})}
    save={async (values) => void (await props.onSubmit?.(values))}
    onSaved={() => {}}
    explain={(error) => ({ [FORM_ERROR]: error instanceof Error ? error.message : String(error) })}
    submitLabel={props.submitLabel ?? __('Proceed', 'store-admin')}
  />
);
