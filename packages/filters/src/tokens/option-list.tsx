export interface Row {
  key: string;
  label: string;
  onChoose: () => void;
}

interface OptionListProps {
  id: string;
  labelId: string;
  rows: readonly Row[];
  activeId: string | undefined;
}

/** Keys may be words, which are no ids. */
export const getOptionId = (listId: string, place: number): string => `${listId}-${place}`;

// Native lists cannot be searched on a server; focus stays in the field, whose keys reach the active option.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see the line above */
export function OptionList({ id, labelId, rows, activeId }: OptionListProps) {
  return (
    <div id={id} className="sa-token-search__list" role="listbox" aria-labelledby={labelId}>
      {rows.map(({ key, label, onChoose }, place) => {
        const optionId = getOptionId(id, place);
        return (
          <div
            key={key}
            id={optionId}
            className={`sa-token-search__option${optionId === activeId ? ' is-active' : ''}`}
            role="option"
            aria-selected={optionId === activeId}
            onClick={onChoose}
          >
            {label}
          </div>
        );
      })}
    </div>
  );
}
