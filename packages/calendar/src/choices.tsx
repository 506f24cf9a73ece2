import { useId } from 'react';
import { VisuallyHidden } from '@admin/ui';
import type { Preset } from './types';

interface ChoicesProps<V extends string> {
  legend: string;
  isLegendHidden?: boolean | undefined;
  className: string;
  choices: readonly Preset<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
}

/** A group of radio buttons. */
export function Choices<V extends string>(props: ChoicesProps<V>) {
  const { legend, isLegendHidden = false, className, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={`sa-range__choices ${className}`}>
      <legend className="sa-range__legend">
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className="sa-range__choice-list">
        {choices.map((choice) => (
          <label key={choice.value} className="sa-range__choice">
            <input
              type="radio"
              className="sa-visually-hidden"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
