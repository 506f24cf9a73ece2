import { createContext, type FormEvent } from 'react';

/* The values and functions of a form, in the format of the Form component of @woocommerce/components. */

type Values = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, string | undefined>>;

export interface FormInputProps {
  readonly name: string;
  readonly value: never;
  readonly checked: boolean;
  readonly selected: never;
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
  /** The props of a form field. */
  getInputProps(name: string): FormInputProps;
  getCheckboxControlProps(name: string): FormInputProps;
  getSelectControlProps(name: string): FormInputProps;
  handleSubmit(event?: FormEvent): Promise<unknown>;
  resetForm(values?: Values): void;
}

/** The surrounding form, if any. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);
