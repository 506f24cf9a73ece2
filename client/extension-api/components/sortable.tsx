import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, useSortable, VisuallyHidden } from '@admin/ui';
import { useSyncedState } from './use-synced-state';
import '../../screens/analytics/overview/arrange/arrange.css';

export interface SortableProps {
  readonly children?: ReactNode;
  /** Arranges the items in a row instead of a column. */
  readonly isHorizontal?: boolean;
  /** Called with the children in their new order. */
  readonly onOrderChange?: (items: readonly ReactElement[]) => void;
  readonly className?: string;
}

/** Children that can be reordered by their handles, with a pointer or arrow keys. New children reset the order. */
export function Sortable({ children, isHorizontal = false, onOrderChange, className }: SortableProps) {
  const given = listElements(children);
  const places = new Map(given.map((item, index) => [keyOf(item, index), item]));
  const asGiven = [...places.keys()];
  const [keys, setKeys] = useSyncedState(JSON.stringify(asGiven), asGiven);
  const { list, announcement, handle } = useSortable({
    items: keys,
    getKey: (key) => key,
    describe: (_key, place) =>
      sprintf(
        /* translators: 1: new position of the moved item, 2: number of items */
        __('Moved to position %1$d of %2$d', 'store-admin'),
        place,
        keys.length,
      ),
    onChange(next) {
      setKeys([...next]);
      onOrderChange?.(next.flatMap((key) => places.get(key) ?? []));
    },
    isHorizontal,
  });

  return (
    <>
      <ul
        ref={list}
        className={[isHorizontal ? 'sa-extension-list sa-extension-row' : 'sa-arrange', className]
          .filter(Boolean)
          .join(' ')}
      >
        {keys.map((key, index) => (
          <li key={key} className={isHorizontal ? 'sa-extension-row' : 'sa-arrange__line'} data-key={key}>
            <button
              type="button"
              className="sa-moving-handle"
              aria-label={sprintf(
                /* translators: 1: position of the item, 2: number of items */
                __('Move item %1$d of %2$d', 'store-admin'),
                index + 1,
                keys.length,
              )}
              {...handle(index)}
            >
              <Icon name="drag" size={20} />
            </button>
            <div className={isHorizontal ? undefined : 'sa-extension-list__main'}>{places.get(key)}</div>
          </li>
        ))}
      </ul>
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </>
  );
}

/** Unlike `Children.toArray`, this keeps the keys. */
function listElements(children: ReactNode): ReactElement[] {
  const elements: ReactElement[] = [];
  Children.forEach(children, (child) => {
    if (isValidElement(child)) elements.push(child);
  });
  return elements;
}

const keyOf = ({ key }: ReactElement, index: number): string => key ?? String(index);
