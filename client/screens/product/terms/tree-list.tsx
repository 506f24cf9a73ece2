/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions --
   Native lists have no levels; focus stays in the field, whose keys reach the item it names as active. */
import { Icon } from '@admin/ui';
import type { TreeRow } from './tree';

interface TreeListProps {
  id: string;
  labelId: string;
  rows: readonly TreeRow[];
  /** What is offered after the rows: to make what was typed. */
  createLabel: string | undefined;
  /** Place of the active item; that of the offer is after the last row. */
  active: number;
  isChosen: (row: TreeRow) => boolean;
  onToggle: (row: TreeRow) => void;
  onExpand: (row: TreeRow) => void;
  onCreate: () => void;
}

export const getItemId = (treeId: string, place: number): string => `${treeId}-${place}`;

export function TreeList(props: TreeListProps) {
  const { id, labelId, rows, createLabel, active, isChosen, onToggle, onExpand, onCreate } = props;
  return (
    // Else browsers make what scrolls a stop of the Tab key, which is gone once the field is left.
    <div id={id} className="sa-tree" role="tree" aria-labelledby={labelId} aria-multiselectable tabIndex={-1}>
      {rows.map((row, place) => {
        const isOn = isChosen(row);
        return (
          <div
            key={row.term.id}
            id={getItemId(id, place)}
            className={[
              'sa-tree__item',
              place === active && 'is-active',
              isOn && 'is-chosen',
              !row.isFound && 'is-way',
            ]
              .filter(Boolean)
              .join(' ')}
            style={{ paddingInlineStart: `${row.level * 20 - 8}px` }}
            role="treeitem"
            aria-level={row.level}
            aria-expanded={row.isExpanded}
            aria-checked={isOn}
            onClick={() => onToggle(row)}
          >
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
          </div>
        );
      })}
      {createLabel !== undefined && (
        <div
          id={getItemId(id, rows.length)}
          className={`sa-tree__item is-offer${active === rows.length ? ' is-active' : ''}`}
          role="treeitem"
          aria-level={1}
          onClick={onCreate}
        >
          <Icon name="plus" size={18} />
          <span>{createLabel}</span>
        </div>
      )}
    </div>
  );
}
