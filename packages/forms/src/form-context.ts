import { createContext, type FormEvent } from 'react';

/* The values and functions of a form, in the format of the Form component of @woocommerce/components. */

type Values = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, string | undefined>>;

/** Props of a field that the form adds to its own. */
export interface ExtraInputProps {
  readonly className?: string | undefined;
  readonly onChange?: ((value: unknown) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Changes the value when the field loses the focus. */
  readonly sanitize?: ((value: unknown) => unknown) | undefined;
  readonly [other: string]: unknown;
}

export interface FormInputProps {
  readonly name: string;
  readonly value: never;
  readonly checked: boolean;
  readonly selected: never;
  /** Takes the value, or the event of a native input. */
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly className: string | undefined;
  readonly help: string | undefined;
}

export interface FormContextValue {
  readonly values: Values;
  /** Messages by field. */
  readonly errors: Messages;
  readonly touched: Readonly<Record<string, boolean>>;
  readonly isDirty: boolean;
  readonly isValidForm: boolean;
  setValue(name: string, value: unknown): void;
  setValues(values: Values): void;
  setTouched(touched: Readonly<Record<string, boolean>>): void;
  setErrors(errors: Messages): void;
  /** The props of a form field; the name may be a path, such as `shop.city`. */
  getInputProps(name: string, extra?: ExtraInputProps): FormInputProps;
  getCheckboxControlProps(name: string, extra?: ExtraInputProps): Omit<FormInputProps, 'value' | 'selected'>;
  getSelectControlProps(name: string, extra?: ExtraInputProps): FormInputProps;
  handleSubmit(event?: FormEvent): Promise<unknown>;
  resetForm(values?: Values, touched?: Readonly<Record<string, boolean>>, errors?: Messages): void;
}

/** The surrounding form, if any. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);
