/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   Native lists cannot be filtered and styled; focus stays in the field, whose keys reach the option it names as active. */
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import type { SearchableOption } from './find-options';

interface OptionListProps {
  id: string;
  labelId: string;
  options: readonly SearchableOption[];
  chosen: SearchableOption | undefined;
  active: SearchableOption | undefined;
  onChoose: (option: SearchableOption) => void;
}

export function OptionList({ id, labelId, options, chosen, active, onChoose }: OptionListProps) {
  return (
    <div id={id} className="sa-searchable-select__list" role="listbox" aria-labelledby={labelId}>
      {options.map((option) => (
        <div
          key={option.value}
          id={getOptionId(id, option)}
          className={classes('sa-searchable-select__option', option === active && 'is-active')}
          role="option"
          aria-selected={option === chosen}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option === chosen && <Icon name="check" size={18} />}
        </div>
      ))}
    </div>
  );
}

export function getOptionId(listId: string, { value }: SearchableOption): string {
  return `${listId}-${value}`;
}
