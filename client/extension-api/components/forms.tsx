import { getIn, setIn } from 'final-form';
import moment, { type Moment } from 'moment';
import { forwardRef, useContext, useImperativeHandle, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { TokenSearch } from '@admin/filters';
import { FormContext, type ExtraInputProps, type FormContextValue, type FormInputProps } from '@admin/forms';
import { SearchableSelect, Select, TextField, type TextFieldProps } from '@admin/ui';
import { isoDateFormat } from '../date';

/** Like the platform's fields, ours call `onChange` with the value only. */
export const TextControl = (props: TextFieldProps) => <TextField {...props} value={props.value ?? ''} />;

export const TextControlWithAffixes = TextControl;

type Key = string | number;

export interface SelectOption {
  readonly key: Key;
  readonly label: string;
  readonly value?: unknown;
  readonly isDisabled?: boolean;
  /** Words by which a search finds the option too. */
  readonly keywords?: readonly Key[];
}

export interface SelectControlProps {
  readonly label?: string;
  readonly options: readonly SelectOption[];
  /** The selected options, or the key of the selected one. */
  readonly selected?: Key | readonly SelectOption[] | null;
  /** Called with a value in the same form as `selected`, and with the text of the search. */
  readonly onChange?: (selected: never, query: string) => void;
  readonly multiple?: boolean;
  readonly isSearchable?: boolean;
  /** Returns the options for a text, instead of `options`. */
  readonly onSearch?: (
    options: readonly SelectOption[],
    query: string,
  ) => readonly SelectOption[] | Promise<readonly SelectOption[]>;
  readonly placeholder?: string;
  readonly help?: string;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** Selects one or several options. */
export function SelectControl(props: SelectControlProps) {
  const { label = '', options, selected, multiple = false, isSearchable, onSearch, placeholder } = props;
  const { help, disabled, className } = props;
  const onChange = props.onChange as
    | ((selected: Key | readonly SelectOption[], query: string) => void)
    | undefined;
  // The options that a search found, by key.
  const [found] = useState(() => new Map<string, SelectOption>());
  const isKey = typeof selected === 'string' || typeof selected === 'number';
  const given = isKey || !selected ? [] : selected;
  const keys = isKey ? [String(selected)] : given.map(({ key }) => String(key));
  const find = (value: string) =>
    [...given, ...options].find(({ key }) => String(key) === value) ?? found.get(value) ?? [];
  const change = (values: readonly string[]) => {
    const chosen = values.flatMap(find);
    onChange?.(isKey && !multiple ? (chosen[0]?.key ?? '') : chosen, '');
  };

  async function search(text: string) {
    if (!onSearch) return options.filter((option) => fits(option, text)).map(toToken);
    const results = await onSearch(options, text);
    for (const option of results) found.set(String(option.key), option);
    return results.map(toToken);
  }

  if (multiple || (isSearchable && onSearch)) {
    return (
      <TokenSearch
        label={label}
        values={keys}
        onChange={change}
        isSingle={!multiple}
        placeholder={placeholder}
        help={help}
        disabled={disabled}
        className={className}
        getOptions={search}
        loadedOptions={keys.flatMap(find).map(toToken)}
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
    value: String(key),
    label: name,
    disabled: isDisabled,
  }));
  if (isSearchable) return <SearchableSelect {...shared} options={choices} placeholder={placeholder} />;
  return <Select {...shared} options={[{ value: '', label: placeholder ?? '' }, ...choices]} />;
}

const toToken = ({ key, label }: SelectOption) => ({ key: String(key), label });

const fits = ({ label, keywords = [] }: SelectOption, text: string) =>
  [label, ...keywords].some((word) => String(word).toLowerCase().includes(text.toLowerCase()));

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

interface Change {
  readonly name: string;
  readonly value: unknown;
}

export interface FormProps {
  readonly initialValues?: Values;
  /** Returns error messages by field. */
  readonly validate?: (values: Values) => Sentences;
  readonly onSubmit?: (values: Values) => unknown;
  readonly onChange?: (change: Change, values: Values, isValid: boolean) => void;
  readonly onChanges?: (changes: readonly Change[], values: Values, isValid: boolean) => void;
  readonly errors?: Sentences;
  readonly touched?: Readonly<Record<string, boolean>>;
  readonly children?: ReactNode | ((form: FormContextValue) => ReactNode);
}

/** Manages values, errors and touched fields; the caller renders the form. */
export const Form = forwardRef<Pick<FormContextValue, 'resetForm'>, FormProps>(function Form(props, ref) {
  const { initialValues = {}, validate, onSubmit, onChange, onChanges, children } = props;
  const [first, setFirst] = useState<Values>(initialValues);
  const [values, setAll] = useState<Values>(initialValues);
  const [touched, setTouched] = useState(props.touched ?? {});
  const [given, setGiven] = useState<Sentences>(props.errors ?? {});
  const errorsOf = (next: Values): Sentences => ({ ...given, ...validate?.(next) });
  const errors = errorsOf(values);
  const isValidForm = isValid(errors);

  function setValues(changed: Values) {
    const next = { ...values, ...changed };
    setAll(next);
    setGiven({});
    const changes = Object.entries(changed).map(([name, value]) => ({ name, value }));
    const isNextValid = isValid(validate?.(next) ?? {});
    for (const change of changes) onChange?.(change, next, isNextValid);
    onChanges?.(changes, next, isNextValid);
  }

  /** Of a value in an object, the whole object is reported. */
  function setValue(name: string, value: unknown) {
    const [key = name] = name in values ? [name] : name.split(/[.[]/);
    setValues({ [key]: key === name ? value : getIn(setIn(values, name, value) as Values, key) });
  }

  function resetForm(next: Values = first, nextTouched = {}, nextErrors: Sentences = {}) {
    setFirst(next);
    setAll(next);
    setTouched(nextTouched);
    setGiven(nextErrors);
  }
  useImperativeHandle(ref, () => ({ resetForm }));

  const read = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
    name in record ? record[name] : getIn(record, name);

  function getInputProps(name: string, extra: ExtraInputProps = {}): FormInputProps {
    const { className, onChange: alsoChange, onBlur, sanitize, ...others } = extra;
    const value = read(values, name);
    const error = touched[name] ? read(errors, name) : undefined;
    return {
      name,
      value: value as never,
      checked: Boolean(value),
      selected: value as never,
      onChange(change) {
        setValue(name, toValue(change, value));
        alsoChange?.(change);
      },
      onBlur() {
        if (sanitize) setValue(name, sanitize(value));
        setTouched({ ...touched, [name]: true });
        onBlur?.();
      },
      className: [className, error && 'has-error'].filter(Boolean).join(' ') || undefined,
      help: error as string | undefined,
      ...others,
    };
  }

  const form: FormContextValue = {
    values,
    errors,
    touched,
    isDirty: Object.entries(values).some(([name, value]) => first[name] !== value),
    isValidForm,
    setValue,
    setValues,
    setTouched,
    setErrors: setGiven,
    getInputProps,
    getCheckboxControlProps(name, extra) {
      const { value: _value, selected: _selected, ...rest } = getInputProps(name, extra);
      return rest;
    },
    getSelectControlProps(name, extra) {
      const input = getInputProps(name, extra);
      const value: unknown = input.value;
      // The keys of options are texts.
      return { ...input, value: (typeof value === 'number' ? String(value) : value) as never };
    },
    async handleSubmit(event) {
      event?.preventDefault();
      setTouched(Object.fromEntries(Object.keys({ ...values, ...errors }).map((name) => [name, true])));
      return isValidForm ? onSubmit?.(values) : undefined;
    },
    resetForm,
  };
  return (
    <FormContext.Provider value={form}>
      {typeof children === 'function' ? children(form) : children}
    </FormContext.Provider>
  );
});

const isValid = (errors: Sentences): boolean => Object.values(errors).every((sentence) => !sentence);

/** Reads the value of a native input from its event. */
function toValue(change: unknown, before: unknown): unknown {
  const target: unknown = Object(change).target;
  if (!(target instanceof Element)) return change;
  const { type, value } = target as HTMLInputElement;
  return type === 'checkbox' ? !before : value;
}

/** A date, typed or selected in the browser's own date picker. */
export const DatePicker = (props: {
  date?: Moment | string | null;
  /** Of the text for `onUpdate`, in Moment.js format. */
  dateFormat?: string;
  label?: string;
  error?: string | null;
  disabled?: boolean;
  isInvalidDate?: (date: Moment) => boolean;
  onUpdate?: (change: { date: Moment | null; text: string; error: string | null }) => void;
}) => {
  const { date, dateFormat = isoDateFormat, isInvalidDate, onUpdate } = props;
  return (
    <TextField
      type="date"
      label={props.label ?? __('Date', 'store-admin')}
      error={props.error ?? undefined}
      disabled={props.disabled}
      value={typeof date === 'string' ? date : (date?.format(isoDateFormat) ?? '')}
      onChange={(typed) => {
        const day = typed === '' ? null : moment(typed);
        const isClosed = day !== null && isInvalidDate?.(day) === true;
        onUpdate?.({
          date: isClosed ? null : day,
          text: day?.format(dateFormat) ?? '',
          error: isClosed ? __('This date is not available', 'store-admin') : null,
        });
      }}
    />
  );
};

export interface DateTimePickerControlProps {
  /** ISO 8601; without a time zone, it is UTC. */
  readonly currentDate?: string | null;
  readonly isDateOnlyPicker?: boolean;
  /** The time of a date without one, in the browser's time zone. */
  readonly timeForDateOnly?: 'start-of-day' | 'end-of-day';
  readonly label?: string;
  readonly help?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  /** Called with the ISO 8601 date, or with the typed text if it is invalid. */
  readonly onChange?: (date: string, isValid: boolean) => void;
}

/** A date and time, in the browser's time zone. */
export function DateTimePickerControl(props: DateTimePickerControlProps) {
  const { isDateOnlyPicker = false, timeForDateOnly = 'start-of-day', onChange } = props;
  const tell = (text: string) => {
    const date = moment(text);
    if (isDateOnlyPicker && timeForDateOnly === 'end-of-day') date.endOf('day');
    onChange?.(date.isValid() ? date.toISOString() : text, date.isValid());
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
  const date = moment.utc(iso, moment.ISO_8601);
  return date.isValid() ? date.local().format('YYYY-MM-DDTHH:mm') : '';
}
