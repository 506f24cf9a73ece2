import { TextField, type TextFieldProps } from '@admin/ui';
import { useTyped } from './use-typed';

interface WholeFieldProps extends Omit<
  TextFieldProps,
  'inputMode' | 'onBlur' | 'onChange' | 'type' | 'value'
> {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number; `null` while the field is empty. */
export function WholeField({ value, onChange, ...field }: WholeFieldProps) {
  const typed = useTyped(value, onChange, { read, write: (whole) => String(whole ?? '') });
  return <TextField {...field} {...typed} inputMode="numeric" autoComplete="off" />;
}

function read(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  // What is no number is kept as it was typed, so that drafts and Undo have it, and the rules say what is wrong with it.
  return /^-?\d{1,15}$/.test(text) ? Number(text) : (text as unknown as number);
}
