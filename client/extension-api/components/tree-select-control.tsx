import { useId } from 'react';
import { Checkbox } from '@admin/ui';

interface TreeChoice {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly TreeChoice[];
}

export interface TreeSelectControlProps {
  readonly label?: string;
  readonly help?: string;
  readonly options: readonly TreeChoice[];
  /** Values of the selected leaves. */
  readonly value?: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Selects leaves of a tree; selecting a branch selects all of its leaves. */
export function TreeSelectControl({ label, help, options, value = [], onChange }: TreeSelectControlProps) {
  const helpId = useId();
  return (
    <fieldset aria-describedby={help ? helpId : undefined}>
      <legend>{label}</legend>
      <Branches options={options} value={value} onChange={onChange} />
      {help && (
        <p id={helpId} className="sa-extension-muted">
          {help}
        </p>
      )}
    </fieldset>
  );
}

function Branches({
  options,
  value,
  onChange,
}: Required<Pick<TreeSelectControlProps, 'options' | 'value' | 'onChange'>>) {
  return (
    <ul className="sa-extension-list">
      {options.map((option) => {
        const leaves = leavesOf(option);
        const isChosen = leaves.every((leaf) => value.includes(leaf));
        const rest = value.filter((other) => !leaves.includes(other));
        return (
          <li key={option.value} className="sa-extension-tree__branch">
            <Checkbox
              label={option.label}
              checked={isChosen}
              onChange={() => onChange(isChosen ? rest : [...rest, ...leaves])}
            />
            {option.children && <Branches options={option.children} value={value} onChange={onChange} />}
          </li>
        );
      })}
    </ul>
  );
}

const leavesOf = ({ value, children = [] }: TreeChoice): string[] =>
  children.length > 0 ? children.flatMap(leavesOf) : [value];
