import { TextField, type TextFieldProps } from '@admin/ui';
import { useTextDraft } from './use-text-draft';

interface IntegerFieldProps extends Omit<
  TextFieldProps,
  'inputMode' | 'onBlur' | 'onChange' | 'type' | 'value'
> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Value of an empty field. */
  empty?: number | null;
}

/** A whole number field. */
export function IntegerField({ value, onChange, empty = null, ...field }: IntegerFieldProps) {
  const typed = useTextDraft(value, onChange, {
    read: (text) => read(text, empty),
    write: (whole) => String(whole ?? ''),
  });
  return <TextField {...field} {...typed} inputMode="numeric" autoComplete="off" />;
}

function read(typed: string, empty: number | null): number | null {
  const text = typed.trim();
  if (text === '') return empty;
  // Invalid text is kept as typed, so that drafts and Undo have it, and the validation reports it.
  return /^-?\d{1,15}$/.test(text) ? Number(text) : (text as unknown as number);
}
