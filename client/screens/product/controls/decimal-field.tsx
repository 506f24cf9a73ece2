import { getHost } from '@admin/host';
import { TextField, type TextFieldProps } from '@admin/ui';
import { readDecimal, writeDecimal } from '../rules/decimals';
import { useTyped } from './use-typed';

export type DecimalFieldProps = Omit<TextFieldProps, 'inputMode' | 'onBlur' | 'type'>;

/** A number as the API has it, typed the way the shop writes numbers. What is none stays, for the rules to speak of. */
export function DecimalField({ value, onChange, ...field }: DecimalFieldProps) {
  const { currency } = getHost().settings;
  const typed = useTyped(value, onChange, {
    read: (text) => readDecimal(text, currency),
    write: (decimal) => writeDecimal(decimal, currency),
  });
  return <TextField {...field} {...typed} inputMode="decimal" autoComplete="off" />;
}
