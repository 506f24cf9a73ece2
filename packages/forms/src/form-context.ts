import { createContext, type FormEvent } from 'react';

/* What the platform's way gives the components inside of a form, whoever draws it. */

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
  /** Sentences by field. */
  readonly errors: Messages;
  readonly touched: Readonly<Record<string, boolean>>;
  readonly isDirty: boolean;
  readonly isValidForm: boolean;
  setValue(name: string, value: unknown): void;
  setValues(values: Values): void;
  setTouched(touched: Readonly<Record<string, boolean>>): void;
  setErrors(errors: Messages): void;
  /** What a field needs to be part of the form. */
  getInputProps(name: string): FormInputProps;
  getCheckboxControlProps(name: string): FormInputProps;
  getSelectControlProps(name: string): FormInputProps;
  handleSubmit(event?: FormEvent): Promise<unknown>;
  resetForm(values?: Values): void;
}

/** The form around a component; `undefined` outside of one. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);
