import type { NumberInputFormat } from '@admin/format';
import { TextField, type TextFieldProps } from '@admin/ui';
import { readDecimal, formatDecimalInput } from '../rules/decimals';
import { getMeasureFormat } from '../rules/number-formats';
import { useTextDraft } from './use-text-draft';

export interface DecimalFieldProps extends Omit<TextFieldProps, 'inputMode' | 'onBlur' | 'type'> {
  /** How the number is typed; as weights and sizes are unless something else is said. */
  format?: NumberInputFormat;
}

/** A number as the API has it, typed the way the shop writes numbers. What is none stays, for the rules to speak of. */
export function DecimalField({ value, onChange, format = getMeasureFormat(), ...field }: DecimalFieldProps) {
  const typed = useTextDraft(value, onChange, {
    read: (text) => readDecimal(text, format),
    write: (decimal) => formatDecimalInput(decimal, format),
  });
  return <TextField {...field} {...typed} inputMode="decimal" autoComplete="off" />;
}
