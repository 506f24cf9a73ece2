import { useEffect, useState, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, Checkbox, Spinner, TextField } from '@admin/ui';

export interface ListChoice {
  readonly id: number | string;
  readonly name: string;
  readonly count?: number;
}

export interface SearchListItemProps {
  readonly item: ListChoice;
  readonly isSelected?: boolean;
  readonly onSelect: (item: ListChoice) => () => void;
  /** Replaces the item's own count. */
  readonly countLabel?: ReactNode;
}

/** A selectable item. */
export const SearchListItem = ({ item, isSelected = false, onSelect, countLabel }: SearchListItemProps) => (
  <Checkbox
    label={
      <>
        {item.name} {countLabel ?? item.count}
      </>
    }
    checked={isSelected}
    onChange={() => onSelect(item)()}
  />
);

/** What an extension needs to render an item. */
interface RenderedItem extends SearchListItemProps {
  readonly isSelected: boolean;
  readonly isSingle: boolean;
  readonly search: string;
  readonly depth: number;
}

interface Messages {
  readonly clear?: string;
  readonly noItems?: string;
  /** `%s` is the text. */
  readonly noResults?: string;
  readonly search?: string;
  readonly selected?: (count: number) => string;
}

export interface SearchListControlProps {
  readonly list: readonly ListChoice[];
  readonly selected: readonly ListChoice[];
  readonly onChange: (selected: ListChoice[]) => void;
  readonly isSingle?: boolean;
  readonly isLoading?: boolean;
  /** The text to begin with. */
  readonly search?: string;
  /** Searches on the server, also for the first items; without it, the list itself is searched. */
  readonly onSearch?: (text: string) => void;
  readonly renderItem?: (item: RenderedItem) => ReactNode;
  readonly messages?: Messages;
}

/** Selects items of a list, with a search field. */
export function SearchListControl(props: SearchListControlProps) {
  const { list, selected, onChange, isSingle = false, onSearch, renderItem = SearchListItem } = props;
  const { messages = {} } = props;
  const [text, setText] = useState(props.search ?? '');
  useEffect(() => onSearch?.(text), [onSearch, text]);
  const found = onSearch
    ? list
    : list.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const isSelected = ({ id }: ListChoice) => selected.some((other) => other.id === id);
  const toggle = (item: ListChoice) => () => {
    if (isSelected(item)) onChange(selected.filter(({ id }) => id !== item.id));
    else onChange(isSingle ? [item] : [...selected, item]);
  };
  return (
    <div className="sa-extension-stack">
      <div className="sa-extension-row sa-extension-row--between">
        <span>
          {messages.selected?.(selected.length) ??
            sprintf(
              /* translators: %d: number of chosen entries */
              _n('%d item selected', '%d items selected', selected.length, 'store-admin'),
              selected.length,
            )}
        </span>
        {selected.length > 0 && (
          <Button variant="link" onClick={() => onChange([])}>
            {messages.clear ?? __('Clear all selected items', 'store-admin')}
          </Button>
        )}
      </div>
      <TextField
        type="search"
        label={messages.search ?? __('Search for items', 'store-admin')}
        value={text}
        onChange={setText}
      />
      {props.isLoading ? (
        <Spinner />
      ) : found.length === 0 ? (
        <p className="sa-extension-muted">{formatNothing(text, messages)}</p>
      ) : (
        <ul className="sa-extension-list">
          {found.map((item) => {
            const shown = {
              item,
              isSelected: isSelected(item),
              onSelect: toggle,
              isSingle,
              search: text,
              depth: 0,
            };
            // Called instead of rendered: an inline function would be another component each time.
            return <li key={item.id}>{renderItem(shown)}</li>;
          })}
        </ul>
      )}
    </div>
  );
}

function formatNothing(text: string, { noItems, noResults }: Messages): string {
  if (text !== '' && noResults !== undefined) return noResults.replaceAll('%s', text);
  return noItems ?? __('No items found.', 'store-admin');
}
