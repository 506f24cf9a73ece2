import type { NumberInputFormat } from '@admin/format';
import { TextField, type TextFieldProps } from '@admin/ui';
import { readDecimal, formatDecimalInput } from '../rules/decimals';
import { getMeasureFormat } from '../rules/number-formats';
import { useTextDraft } from './use-text-draft';

export interface DecimalFieldProps extends Omit<TextFieldProps, 'inputMode' | 'onBlur' | 'type'> {
  /** Number format of the input; the format for weights and sizes by default. */
  format?: NumberInputFormat;
}

/** A number in the API's format, typed in the store's format. Invalid text is kept, for the validation to report. */
export function DecimalField({ value, onChange, format = getMeasureFormat(), ...field }: DecimalFieldProps) {
  const typed = useTextDraft(value, onChange, {
    read: (text) => readDecimal(text, format),
    write: (decimal) => formatDecimalInput(decimal, format),
  });
  return <TextField {...field} {...typed} inputMode="decimal" autoComplete="off" />;
}
