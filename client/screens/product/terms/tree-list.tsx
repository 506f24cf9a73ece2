import { ComboboxOption, Icon } from '@admin/ui';
import type { TreeRow } from './tree';

interface TreeListProps {
  /** Id of the field, the prefix of the items' ids. */
  id: string;
  rows: readonly TreeRow[];
  /** Label of the item after the rows that creates a term from the typed text. */
  createLabel: string | undefined;
  isChosen: (row: TreeRow) => boolean;
  onToggle: (row: TreeRow) => void;
  onExpand: (row: TreeRow) => void;
  onCreate: () => void;
}

export const getItemId = (id: string, { term }: TreeRow): string => `${id}-term-${term.id}`;

export const TreeList = ({
  id,
  rows,
  createLabel,
  isChosen,
  onToggle,
  onExpand,
  onCreate,
}: TreeListProps) => (
  <>
    {rows.map((row) => {
      const isOn = isChosen(row);
      return (
        <ComboboxOption
          key={row.term.id}
          id={getItemId(id, row)}
          className={['sa-tree__item', isOn && 'is-chosen', !row.isFound && 'is-way']
            .filter(Boolean)
            .join(' ')}
          style={{ paddingInlineStart: `${row.level * 20 - 8}px` }}
          aria-level={row.level}
          aria-expanded={row.isExpanded}
          aria-checked={isOn}
          aria-selected={undefined}
          onChoose={() => onToggle(row)}
        >
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboards have the arrows */}
          <span
            className="sa-tree__twist"
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              if (row.isExpanded === undefined) onToggle(row);
              else onExpand(row);
            }}
          >
            {row.isExpanded !== undefined && (
              <Icon name={row.isExpanded ? 'chevron-down' : 'chevron-end'} size={18} />
            )}
          </span>
          <span className="sa-tree__tick" aria-hidden="true">
            {isOn && <Icon name="check" size={16} />}
          </span>
          <bdi>{row.term.name}</bdi>
        </ComboboxOption>
      );
    })}
    {createLabel !== undefined && (
      <ComboboxOption
        id={`${id}-create`}
        className="sa-tree__item is-offer"
        aria-level={1}
        aria-selected={undefined}
        onChoose={onCreate}
      >
        <Icon name="plus" size={18} />
        <span>{createLabel}</span>
      </ComboboxOption>
    )}
  </>
);
