import { useEffect } from 'react';
import type { FormApi } from 'final-form';
import { useForm } from 'react-final-form';
import type { FormValues } from './form-values';

/** Hands the form around it to what saves it. */
export function FormHandle({ onForm }: { onForm: (form: FormApi<FormValues>) => void }) {
  const form = useForm<FormValues>();
  useEffect(() => onForm(form), [form, onForm]);
  return null;
}
