import { __ } from '@wordpress/i18n';
import { DescribedInput, type DynamicField } from '@admin/forms';
import { Button } from '@admin/ui';
import { Form, type FormProps } from './forms';

export interface DynamicFormProps extends Pick<FormProps, 'onChange' | 'onSubmit' | 'validate'> {
  /** A list, or an object with a field per id as in the REST API. */
  readonly fields?: readonly DynamicField[] | Readonly<Record<string, DynamicField>>;
  readonly isBusy?: boolean;
  readonly submitLabel?: string;
}

/** A form built from field definitions, such as those of payment gateways. Values of checkboxes are booleans. */
export function DynamicForm({ fields = [], isBusy = false, submitLabel, ...form }: DynamicFormProps) {
  const list: readonly DynamicField[] = Object.values(fields);
  return (
    <Form
      {...form}
      initialValues={Object.fromEntries(
        list.map(({ id, type, value }) => [id, type === 'checkbox' ? value === 'yes' : value]),
      )}
    >
      {({ getInputProps, handleSubmit }) => (
        <form className="sa-save-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
          {list.map((field) => {
            const { value, onChange, onBlur, help } = getInputProps(field.id);
            const isCheckbox = field.type === 'checkbox';
            return (
              <DescribedInput
                key={field.id}
                field={field}
                input={{
                  name: field.id,
                  value: isCheckbox ? (value ? 'yes' : 'no') : (value ?? ''),
                  error: help,
                  onChange: (next) => onChange(isCheckbox ? next === 'yes' : next),
                  onBlur,
                }}
              />
            );
          })}
          <div className="sa-save-form__actions">
            <Button type="submit" variant="primary" busy={isBusy}>
              {submitLabel ?? __('Proceed', 'store-admin')}
            </Button>
          </div>
        </form>
      )}
    </Form>
  );
}
