export { DynamicForm, type DynamicFormProps } from './dynamic/dynamic-form';
export { DescribedInput } from './dynamic/dynamic-input';
export {
  getInitialValues,
  toName,
  validateFields,
  type DynamicField,
  type DynamicValues,
} from './dynamic/field';
export { SaveForm, type SaveFormProps } from './save-form';
export { useDraft, type DraftOptions } from './use-draft';
export { useDraftValue } from './use-draft-value';
export { useFormField } from './use-form-field';
export {
  FormContext,
  type ExtraInputProps,
  type FormContextValue,
  type FormInputProps,
} from './form-context';
export { FORM_ERROR } from './form-error';
export { mergeSavedValues } from './merge-saved-values';
