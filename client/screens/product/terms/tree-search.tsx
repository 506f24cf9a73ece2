import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { TokenList } from '@admin/filters';
import { decodeEntities } from '@admin/format';
import type { ProductTerm } from '@admin/store-product';
import type { Term } from '@admin/store-taxonomies';
import { announce, describeField, FieldNotes, normalize, useCombobox, VisuallyHidden } from '@admin/ui';
import { getItemId, TreeList } from './tree-list';
import type { TreeRow } from './tree';
import { useTree } from './use-tree';
import './tree-search.css';

interface TreeSearchProps {
  label: string;
  /** What there is to choose from; `undefined` until known. */
  terms: readonly Term[] | undefined;
  value: readonly ProductTerm[];
  onChange: (value: ProductTerm[]) => void;
  /** Offers to make what has no such name; told of the text. */
  onCreate?: ((name: string) => void) | undefined;
  placeholder?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

const NONE: readonly Term[] = [];

/** Terms that lie in each other, chosen by ticks in a tree or by a part of their name; each as a token as well. */
export function TreeSearch(props: TreeSearchProps) {
  const { label, terms, value, onChange, onCreate, placeholder, help, error, disabled } = props;
  const id = useId();
  const { combobox, box, popup } = useCombobox(id, 200);
  const { isOpen, listId } = combobox;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const typed = text.trim();
  const ids = value.map((term) => term.id);
  const names = new Map(value.map(({ id: termId, name }) => [String(termId), decodeEntities(name)]));
  const { rows, hidden, turn } = useTree(terms ?? NONE, ids, typed);
  const isNamed = (terms ?? NONE).some(({ name }) => normalize(name) === normalize(typed));
  const canCreate = onCreate !== undefined && typed !== '' && !isNamed;
  const places = rows.length + (canCreate ? 1 : 0);
  // What was searched for comes before the way to it.
  const firstFound =
    typed === ''
      ? 0
      : Math.max(
          0,
          rows.findIndex(({ isFound }) => isFound),
        );
  const active = combobox.getActive(places, firstFound);
  const activeRow = active === undefined ? undefined : rows[active];
  const notes = { error, help };
  useEffect(() => {
    if (active === undefined) return;
    // jsdom cannot scroll.
    document.getElementById(getItemId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const close = () => {
    combobox.hide();
    setText('');
  };
  const remove = (termId: number) => {
    onChange(value.filter((term) => term.id !== termId));
    input.current?.focus();
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s removed.', 'woocommerce'),
        names.get(String(termId)) ?? '',
      ),
    );
  };
  const toggle = ({ term }: TreeRow) => {
    // Several of what was found may be meant; the next text takes the place of this one.
    input.current?.select();
    if (ids.includes(term.id)) {
      remove(term.id);
      return;
    }
    onChange([...value, { id: term.id, name: term.name, slug: term.slug }]);
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s added.', 'woocommerce'),
        term.name,
      ),
    );
  };
  const create = () => {
    close();
    onCreate?.(typed);
  };
  /** Into what is closed, out of what is open. @returns whether there was anything to do */
  const turnActive = (wantsOpen: boolean): boolean => {
    if (active === undefined || !activeRow) return false;
    if (activeRow.isExpanded === !wantsOpen) {
      turn(activeRow);
      return true;
    }
    const parent = rows.findLastIndex(({ level }, place) => place < active && level < activeRow.level);
    if (wantsOpen || parent === -1) return false;
    combobox.goTo(parent);
    return true;
  };
  const handleKey = (event: KeyboardEvent) => {
    const isForList = combobox.handleKey(event, {
      count: places,
      first: firstFound,
      onChoose: () => {
        if (activeRow) toggle(activeRow);
        else if (canCreate) create();
      },
      onCancel: close,
    });
    if (isForList) return;
    const last = value.at(-1);
    if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && isOpen && text === '') {
      const isOn = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
      if (turnActive(isOn)) event.preventDefault();
    } else if (event.key === 'Enter' && typed !== '') {
      event.preventDefault();
      combobox.open();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last.id);
    }
  };

  return (
    <div className={['sa-field sa-token-search', error && 'has-error'].filter(Boolean).join(' ')}>
      <label id={`${id}-label`} className="sa-field__label" htmlFor={id}>
        {label}
      </label>
      <div ref={box} className="sa-field__box sa-token-search__box">
        <TokenList
          labelId={`${id}-label`}
          values={[...names.keys()]}
          getLabel={(key) => names.get(key)}
          onRemove={disabled ? undefined : (key) => remove(Number(key))}
        />
        <input
          {...describeField(id, notes)}
          ref={input}
          id={id}
          className="sa-field__control"
          {...combobox.getInputProps(places, firstFound)}
          disabled={disabled}
          aria-haspopup="tree"
          placeholder={value.length > 0 ? undefined : placeholder}
          value={text}
          onChange={(event) => {
            combobox.open();
            setText(event.target.value);
          }}
          onClick={() => isOpen || combobox.open()}
          onKeyDown={handleKey}
          // What is typed and could be made is kept.
          onBlur={() => (canCreate ? combobox.hide() : close())}
        />
        {isOpen && (
          // Keeps focus in the field while the mouse is used on the tree.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see the line above
          <div
            ref={popup}
            className="sa-popup sa-combobox__popup"
            popover="manual"
            onMouseDown={(event) => event.preventDefault()}
          >
            <TreeList
              id={listId}
              labelId={`${id}-label`}
              rows={rows}
              createLabel={canCreate ? sayCreate(typed) : undefined}
              active={active ?? -1}
              isChosen={({ term }) => ids.includes(term.id)}
              onToggle={toggle}
              onExpand={turn}
              onCreate={create}
            />
            <Note isKnown={terms !== undefined} places={places} hidden={hidden} />
          </div>
        )}
      </div>
      <FieldNotes id={id} {...notes} />
      <VisuallyHidden as="output">{isOpen && typed !== '' && sayCount(rows)}</VisuallyHidden>
    </div>
  );
}

function Note({ isKnown, places, hidden }: { isKnown: boolean; places: number; hidden: number }) {
  const text = sayNote(isKnown, places, hidden);
  return text && <p className="sa-combobox__note">{text}</p>;
}

function sayNote(isKnown: boolean, places: number, hidden: number): string | undefined {
  if (!isKnown) return __('Loading…', 'woocommerce');
  if (places === 0) return __('No results.', 'woocommerce');
  if (hidden === 0) return undefined;
  return sprintf(
    /* translators: %d: count of options that are not shown. */
    _n('%d more. Type to narrow the list.', '%d more. Type to narrow the list.', hidden, 'woocommerce'),
    hidden,
  );
}

function sayCount(rows: readonly TreeRow[]): string {
  const count = rows.filter(({ isFound }) => isFound).length;
  if (count === 0) return __('No results.', 'woocommerce');
  /* translators: %d: count of options that match what was typed. */
  return sprintf(_n('%d result.', '%d results.', count, 'woocommerce'), count);
}

const sayCreate = (text: string): string =>
  sprintf(
    /* translators: %s: what was typed */
    __('Create "%s"', 'woocommerce'),
    text,
  );
