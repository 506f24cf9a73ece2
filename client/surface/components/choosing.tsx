import { useId, useState, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, Checkbox, TextField, Tour } from '@admin/ui';

export interface ListChoice {
  readonly id: number | string;
  readonly name: string;
}

export interface SearchListItemProps {
  readonly item: ListChoice;
  readonly isSelected?: boolean;
  readonly onSelect: (item: ListChoice) => () => void;
}

/** An entry that is chosen or not. */
export const SearchListItem = ({ item, isSelected = false, onSelect }: SearchListItemProps) => (
  <Checkbox label={item.name} checked={isSelected} onChange={() => onSelect(item)()} />
);

export interface SearchListControlProps {
  readonly list: readonly ListChoice[];
  readonly selected: readonly ListChoice[];
  readonly onChange: (selected: ListChoice[]) => void;
  readonly isSingle?: boolean;
  /** Finds entries on the server; without it the list itself is searched. */
  readonly onSearch?: (text: string) => void;
  readonly renderItem?: (item: SearchListItemProps) => ReactNode;
  readonly messages?: { readonly search?: string; readonly noResults?: string };
}

/** Some of a list that is searched while typing. */
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
    <div className="sa-surface-stack">
      <div className="sa-surface-row sa-surface-row--between">
        <span>
          {sprintf(
            /* translators: %d: number of chosen entries */
            _n('%d item selected', '%d items selected', selected.length, 'woocommerce'),
            selected.length,
          )}
        </span>
        {selected.length > 0 && (
          <Button variant="link" onClick={() => onChange([])}>
            {__('Clear all selected items', 'woocommerce')}
          </Button>
        )}
      </div>
      <TextField
        type="search"
        label={messages?.search ?? __('Search for items', 'woocommerce')}
        value={text}
        onChange={search}
      />
      {found.length === 0 && (
        <p className="sa-surface-muted">{messages?.noResults ?? __('No items found', 'woocommerce')}</p>
      )}
      <ul className="sa-surface-list">
        {found.map((item) => (
          <li key={item.id}>
            <Item item={item} isSelected={isSelected(item)} onSelect={toggle} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TreeChoice {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly TreeChoice[];
}

export interface TreeSelectControlProps {
  readonly label?: string;
  readonly help?: string;
  readonly options: readonly TreeChoice[];
  /** Values of chosen leaves. */
  readonly value?: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Some leaves of a tree; a branch stands for all of its leaves. */
export function TreeSelectControl({ label, help, options, value = [], onChange }: TreeSelectControlProps) {
  const helpId = useId();
  return (
    <fieldset aria-describedby={help ? helpId : undefined}>
      <legend>{label}</legend>
      <Branches options={options} value={value} onChange={onChange} />
      {help && (
        <p id={helpId} className="sa-surface-muted">
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
    <ul className="sa-surface-list">
      {options.map((option) => {
        const leaves = leavesOf(option);
        const isChosen = leaves.every((leaf) => value.includes(leaf));
        const rest = value.filter((other) => !leaves.includes(other));
        return (
          <li key={option.value} className="sa-surface-tree__branch">
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

interface TourKitStep {
  readonly referenceElements?: { readonly desktop?: string; readonly mobile?: string };
  readonly meta: {
    readonly heading?: string | null;
    readonly descriptions: { readonly desktop?: ReactNode; readonly mobile?: ReactNode };
    readonly primaryButton?: { readonly text?: string };
  };
}

export interface TourKitProps {
  readonly config: {
    readonly steps: readonly TourKitStep[];
    /** Told how it ended: by the last button, or by closing it. */
    readonly closeHandler: (
      steps: readonly TourKitStep[],
      index: number,
      source: 'done-btn' | 'close-btn',
    ) => void;
  };
}

/** Cards that point at places of the page, one after the other. */
export function TourKit({ config: { steps, closeHandler } }: TourKitProps) {
  const last = steps.length - 1;
  return (
    <Tour
      steps={steps.map(({ referenceElements, meta }, index) => ({
        heading: meta.heading ?? '',
        text: meta.descriptions.desktop ?? meta.descriptions.mobile,
        target: () => {
          const selector = referenceElements?.desktop ?? referenceElements?.mobile;
          return selector === undefined ? null : document.querySelector(selector);
        },
        primaryLabel:
          meta.primaryButton?.text ??
          (index === last ? __('Done', 'woocommerce') : __('Next', 'woocommerce')),
      }))}
      onClose={(end) => closeHandler(steps, last, end === 'done' ? 'done-btn' : 'close-btn')}
    />
  );
}
