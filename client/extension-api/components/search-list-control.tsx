import { useState, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, Checkbox, TextField } from '@admin/ui';

export interface ListChoice {
  readonly id: number | string;
  readonly name: string;
}

export interface SearchListItemProps {
  readonly item: ListChoice;
  readonly isSelected?: boolean;
  readonly onSelect: (item: ListChoice) => () => void;
}

/** A selectable item. */
export const SearchListItem = ({ item, isSelected = false, onSelect }: SearchListItemProps) => (
  <Checkbox label={item.name} checked={isSelected} onChange={() => onSelect(item)()} />
);

export interface SearchListControlProps {
  readonly list: readonly ListChoice[];
  readonly selected: readonly ListChoice[];
  readonly onChange: (selected: ListChoice[]) => void;
  readonly isSingle?: boolean;
  /** Searches on the server; without it, the list itself is searched. */
  readonly onSearch?: (text: string) => void;
  readonly renderItem?: (item: SearchListItemProps) => ReactNode;
  readonly messages?: { readonly search?: string; readonly noResults?: string };
}

/** Selects items of a list, with a search field. */
export function SearchListControl(props: SearchListControlProps) {
  const {
    list,
    selected,
    onChange,
    isSingle = false,
    onSearch,
    renderItem: Item = SearchListItem,
    messages,
  } = props;
  const [text, setText] = useState('');
  const found = onSearch
    ? list
    : list.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const isSelected = ({ id }: ListChoice) => selected.some((other) => other.id === id);
  const toggle = (item: ListChoice) => () => {
    if (isSelected(item)) onChange(selected.filter(({ id }) => id !== item.id));
    else onChange(isSingle ? [item] : [...selected, item]);
  };
  function search(next: string) {
    setText(next);
    onSearch?.(next);
  }
  return (
    <div className="sa-extension-stack">
      <div className="sa-extension-row sa-extension-row--between">
        <span>
          {sprintf(
            /* translators: %d: number of chosen entries */
            _n('%d item selected', '%d items selected', selected.length, 'store-admin'),
            selected.length,
          )}
        </span>
        {selected.length > 0 && (
          <Button variant="link" onClick={() => onChange([])}>
            {__('Clear all selected items', 'store-admin')}
          </Button>
        )}
      </div>
      <TextField
        type="search"
        label={messages?.search ?? __('Search for items', 'store-admin')}
        value={text}
        onChange={search}
      />
      {found.length === 0 && (
        <p className="sa-extension-muted">{messages?.noResults ?? __('No items found.', 'store-admin')}</p>
      )}
      <ul className="sa-extension-list">
        {found.map((item) => (
          <li key={item.id}>
            <Item item={item} isSelected={isSelected(item)} onSelect={toggle} />
          </li>
        ))}
      </ul>
    </div>
  );
}
