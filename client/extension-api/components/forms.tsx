import { useContext, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { TokenSearch } from '@admin/filters';
import { FormContext, type FormContextValue, type FormInputProps } from '@admin/forms';
import { SearchableSelect, Select, TextField, type TextFieldProps } from '@admin/ui';

/** Like the platform's fields, ours call `onChange` with the value only. */
export const TextControl = (props: TextFieldProps) => <TextField {...props} value={props.value ?? ''} />;

export const TextControlWithAffixes = TextControl;

export interface SelectOption {
  readonly key: string;
  readonly label: string;
  readonly value?: unknown;
  readonly isDisabled?: boolean;
}

export interface SelectControlProps {
  readonly label?: string;
  readonly options: readonly SelectOption[];
  /** The selected option or options, or the key of the selected one. */
  readonly selected?: string | readonly SelectOption[];
  /** Called with a value in the same form as `selected`. */
  readonly onChange?: (selected: never) => void;
  readonly multiple?: boolean;
  readonly isSearchable?: boolean;
  readonly placeholder?: string;
  readonly help?: string;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** Selects one or several options. */
export function SelectControl(props: SelectControlProps) {
  const {
    label = '',
    options,
    selected,
    multiple,
    isSearchable,
    placeholder,
    help,
    disabled,
    className,
  } = props;
  const onChange = props.onChange as ((selected: string | SelectOption[]) => void) | undefined;
  const keys = typeof selected === 'string' ? [selected] : (selected ?? []).map(({ key }) => key);
  const optionsOf = (chosen: readonly string[]) => options.filter(({ key }) => chosen.includes(key));
  const change = (chosen: readonly string[]) =>
    onChange?.(typeof selected === 'string' ? (chosen[0] ?? '') : optionsOf(chosen));

  if (multiple) {
    const toToken = ({ key, label: name }: SelectOption) => ({ key, label: name });
    return (
      <TokenSearch
        label={label}
        values={keys}
        onChange={change}
        placeholder={placeholder}
        help={help}
        className={className}
        getOptions={async (text) =>
          options.filter(({ label: name }) => name.toLowerCase().includes(text.toLowerCase())).map(toToken)
        }
        getLabels={async (ids) => optionsOf(ids).map(toToken)}
      />
    );
  }
  const shared = {
    label,
    help,
    disabled,
    className,
    value: keys[0] ?? '',
    onChange: (key: string) => change([key]),
  };
  const choices = options.map(({ key, label: name, isDisabled }) => ({
    value: key,
    label: name,
    disabled: isDisabled,
  }));
  if (isSearchable) return <SearchableSelect {...shared} options={choices} placeholder={placeholder} />;
  return <Select {...shared} options={[{ value: '', label: placeholder ?? '' }, ...choices]} />;
}

type Values = FormContextValue['values'];
type Sentences = FormContextValue['errors'];

/**
 * Returns the surrounding form: a `Form` or that of a product.
 * @throws Error outside of a form
 */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('useFormContext is for components inside of a Form.');
  return form;
}

export interface FormProps {
  readonly initialValues?: Values;
  /** Returns error messages by field. */
  readonly validate?: (values: Values) => Sentences;
  readonly onSubmit?: (values: Values) => unknown;
  readonly onChange?: (change: { name: string; value: unknown }, values: Values, isValid: boolean) => void;
  readonly errors?: Sentences;
  readonly touched?: Readonly<Record<string, boolean>>;
  readonly children?: ReactNode | ((form: FormContextValue) => ReactNode);
}

/** Manages values, errors and touched fields; the caller renders the form. */
export function Form(props: FormProps) {
  const { initialValues = {}, validate, onSubmit, onChange, children } = props;
  const [first, setFirst] = useState<Values>(initialValues);
  const [values, setValues] = useState<Values>(initialValues);
  const [touched, setTouched] = useState(props.touched ?? {});
  const [given, setGiven] = useState<Sentences>(props.errors ?? {});
  const errorsOf = (next: Values): Sentences => ({ ...given, ...validate?.(next) });
  const errors = errorsOf(values);
  const isValidForm = Object.values(errors).every((sentence) => !sentence);

  function setValue(name: string, value: unknown) {
    const next = { ...values, [name]: value };
    setValues(next);
    setGiven({});
    onChange?.(
      { name, value },
      next,
      Object.values(validate?.(next) ?? {}).every((sentence) => !sentence),
    );
  }

  function getInputProps(name: string): FormInputProps {
    const error = touched[name] ? errors[name] : undefined;
    return {
      name,
      value: values[name] as never,
      checked: Boolean(values[name]),
      selected: values[name] as never,
      onChange: (value) => setValue(name, value),
      onBlur: () => setTouched({ ...touched, [name]: true }),
      className: error ? 'has-error' : undefined,
      help: error,
    };
  }

  const form: FormContextValue = {
    values,
    errors,
    touched,
    isDirty: Object.entries(values).some(([name, value]) => first[name] !== value),
    isValidForm,
    setValue,
    setValues: (next) => setValues({ ...values, ...next }),
    setTouched,
    setErrors: setGiven,
    getInputProps,
    getCheckboxControlProps: getInputProps,
    getSelectControlProps: getInputProps,
    async handleSubmit(event) {
      event?.preventDefault();
      setTouched(Object.fromEntries(Object.keys({ ...values, ...errors }).map((name) => [name, true])));
      return isValidForm ? onSubmit?.(values) : undefined;
    },
    resetForm(next = initialValues) {
      setFirst(next);
      setValues(next);
      setTouched({});
      setGiven({});
    },
  };
  return (
    <FormContext.Provider value={form}>
      {typeof children === 'function' ? children(form) : children}
    </FormContext.Provider>
  );
}

/** A date, typed or selected in the browser's own date picker. */
export const DatePicker = (props: {
  /** A Moment.js object or text. */
  date?: { format: (format: string) => string } | string | null;
  label?: string;
  error?: string;
  onUpdate?: (change: { date: string; text: string; error: string | null }) => void;
}) => (
  <TextField
    type="date"
    label={props.label ?? __('Date', 'store-admin')}
    error={props.error}
    value={typeof props.date === 'string' ? props.date : (props.date?.format('YYYY-MM-DD') ?? '')}
    onChange={(text) => props.onUpdate?.({ date: text, text, error: null })}
  />
);

export interface DateTimePickerControlProps {
  /** ISO 8601. */
  readonly currentDate?: string | null;
  readonly isDateOnlyPicker?: boolean;
  readonly label?: string;
  readonly help?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  /** Called with the ISO 8601 date, or with the typed text if it is invalid. */
  readonly onChange?: (date: string, isValid: boolean) => void;
}

/** A date and time, in the browser's time zone. */
export function DateTimePickerControl(props: DateTimePickerControlProps) {
  const { isDateOnlyPicker = false, onChange } = props;
  const tell = (text: string) => {
    const date = new Date(isDateOnlyPicker ? `${text}T00:00` : text);
    const isValid = !Number.isNaN(date.getTime());
    onChange?.(isValid ? date.toISOString() : text, isValid);
  };
  return (
    <TextField
      type={isDateOnlyPicker ? 'date' : 'datetime-local'}
      label={props.label ?? __('Date', 'store-admin')}
      help={props.help}
      disabled={props.disabled ?? false}
      value={toClock(props.currentDate ?? '').slice(0, isDateOnlyPicker ? 10 : 16)}
      onChange={tell}
      onBlur={props.onBlur}
    />
  );
}

/** Formats a date for the browser's field: `2026-11-22T14:05`; empty if it is invalid. */
function toClock(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString();
}

/** In milliseconds. */
const MINUTE = 60_000;
