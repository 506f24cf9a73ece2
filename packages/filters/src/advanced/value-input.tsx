import { __ } from '@wordpress/i18n';
import { TextField, VisuallyHidden } from '@admin/ui';
import type { FilterInputProps } from './filter-input-props';

/** An input of a number, an amount or a date. */
export function ValueInput({ config, filter, currency, onChange }: FilterInputProps) {
  return (
    <Field
      label={config.labels.filter ?? config.labels.add}
      component={config.input.component}
      currency={currency}
      value={String(filter.value)}
      onChange={onChange}
    />
  );
}

/** Two inputs for a range. */
export function RangeInput({ config, filter, currency, onChange }: FilterInputProps) {
  const [from = '', to = ''] = typeof filter.value === 'object' ? filter.value : [];
  const { component } = config.input;
  const isDate = component === 'Date';
  return (
    <span className="sa-advanced-filters__range">
      <Field
        label={isDate ? __('First day', 'store-admin') : __('Minimum', 'store-admin')}
        {...{ component, currency }}
        value={from}
        onChange={(value) => onChange([value, to])}
      />
      <span>{__('and', 'store-admin')}</span>
      <Field
        label={isDate ? __('Last day', 'store-admin') : __('Maximum', 'store-admin')}
        {...{ component, currency }}
        value={to}
        onChange={(value) => onChange([from, value])}
      />
    </span>
  );
}

interface FieldProps extends Pick<FilterInputProps, 'currency'> {
  label: string;
  component: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ label, component, currency, value, onChange }: FieldProps) {
  const isAmount = component === 'Currency' && currency !== undefined;
  return (
    <TextField
      className="sa-inline-field is-short"
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      type={component === 'Date' ? 'date' : 'number'}
      inputMode={component === 'Date' ? undefined : 'decimal'}
      prefix={isAmount && !currency.isBehind && currency.symbol}
      suffix={isAmount && currency.isBehind && currency.symbol}
      value={value}
      onChange={onChange}
    />
  );
}
