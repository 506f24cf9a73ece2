import { useRef, useState, type KeyboardEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import type { ProductTerm } from '@admin/store-product';
import type { Term } from '@admin/store-taxonomies';
import { announce, isRtl, normalize, type ComboboxKeys } from '@admin/ui';
import type { TreeRow } from './tree';
import { getItemId } from './tree-list';
import { useTree } from './use-tree';

interface TreeSearchOptions {
  terms: readonly Term[] | undefined;
  value: readonly ProductTerm[];
  onChange: (value: ProductTerm[]) => void;
  onCreate?: ((name: string) => void) | undefined;
}

const NONE: readonly Term[] = [];

/**
 * State and actions of a search in a tree; `places` counts the items reachable by arrow keys, including the one that
 * creates a term.
 * @param id of the field
 */
export function useTreeSearch(id: string, options: TreeSearchOptions) {
  const { terms = NONE, value, onCreate } = options;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const typed = text.trim();
  const ids = value.map((term) => term.id);
  const tree = useTree(terms, ids, typed);
  const { rows } = tree;
  const isNamed = terms.some(({ name }) => normalize(name) === normalize(typed));
  const canCreate = onCreate !== undefined && typed !== '' && !isNamed;
  const places = rows.length + (canCreate ? 1 : 0);
  // Matches come before their ancestors.
  const found = typed === '' ? 0 : rows.findIndex(({ isFound }) => isFound);
  const first = rows[Math.max(0, found)];

  const close = () => {
    setOpen(false);
    setText('');
  };
  const create = () => {
    close();
    onCreate?.(typed);
  };
  const choice = useChoice(input, options);
  const handleKey = (event: KeyboardEvent, keys: ComboboxKeys) => {
    const last = value.at(-1);
    if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && isOpen && text === '') {
      const wantsOpen = (event.key === 'ArrowRight') !== isRtl();
      if (turnActive(wantsOpen, keys)) event.preventDefault();
    } else if (event.key === 'Enter' && typed !== '' && !isOpen) {
      event.preventDefault();
      setOpen(true);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      choice.remove(last.id);
    }
  };

  /** Expands or collapses the active row. @returns whether there was anything to do */
  function turnActive(wantsOpen: boolean, { activeId, goTo }: ComboboxKeys): boolean {
    const active = rows.findIndex((row) => getItemId(id, row) === activeId);
    const activeRow = rows[active];
    if (!activeRow) return false;
    if (activeRow.isExpanded === !wantsOpen) {
      tree.turn(activeRow);
      return true;
    }
    const parent = rows.findLast(({ level }, place) => place < active && level < activeRow.level);
    if (wantsOpen || !parent) return false;
    goTo(getItemId(id, parent));
    return true;
  }

  const isChosen = ({ term }: TreeRow) => ids.includes(term.id);
  const firstId = first && getItemId(id, first);
  const state = { typed, places, firstId, canCreate, isChosen };
  return { isOpen, setOpen, input, tree, text, setText, ...state, ...choice, create, close, handleKey };
}

/** Adds terms to the value or removes them, and announces the change. */
function useChoice(
  input: { readonly current: HTMLInputElement | null },
  { value, onChange }: TreeSearchOptions,
) {
  const names = new Map(value.map(({ id, name }) => [String(id), decodeEntities(name)]));

  const remove = (id: number) => {
    onChange(value.filter((term) => term.id !== id));
    input.current?.focus();
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s removed.', 'store-admin'),
        names.get(String(id)) ?? '',
      ),
    );
  };
  const toggle = ({ term: { id, name, slug } }: TreeRow) => {
    // The user may want several matches; the next typed text replaces this one.
    input.current?.select();
    if (value.some((term) => term.id === id)) {
      remove(id);
      return;
    }
    onChange([...value, { id, name, slug }]);
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s added.', 'store-admin'),
        name,
      ),
    );
  };
  return { names, remove, toggle };
}
