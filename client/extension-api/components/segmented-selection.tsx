import type { ReactNode } from 'react';

/** Selects one of a few visible options. */
export function SegmentedSelection(props: {
  options: readonly { value: string; label: ReactNode }[];
  selected?: string;
  onSelect: (choice: Record<string, string>) => void;
  name: string;
  legend: string;
}) {
  return (
    <fieldset>
      <legend className="screen-reader-text">{props.legend}</legend>
      <span className="sa-extension-row">
        {props.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              checked={value === props.selected}
              onChange={() => props.onSelect({ [props.name]: value })}
            />{' '}
            {label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
