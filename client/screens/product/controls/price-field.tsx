import type { KeyboardEvent } from 'react';
import { getHost } from '@admin/host';
import { stepDecimal } from '../rules/decimals';
import { getPriceFormat } from '../rules/number-formats';
import { DecimalField, type DecimalFieldProps } from './decimal-field';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** An amount in the store's currency; the arrow keys change it by one. */
export function PriceField({ value, onChange, disabled, ...field }: DecimalFieldProps) {
  const { symbolPosition } = getHost().settings.currency;
  const format = getPriceFormat();
  const side = symbolPosition.startsWith('left') ? 'prefix' : 'suffix';

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || disabled === true) return;
    event.preventDefault();
    onChange(stepDecimal(value, by));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field inside
    <div onKeyDown={step}>
      <DecimalField {...field} {...{ value, onChange, disabled, format, [side]: format.symbol }} />
    </div>
  );
}
