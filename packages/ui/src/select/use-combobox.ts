import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { usePopup } from '../popup/use-popup';

export interface ComboboxKeys {
  /** How many options there are. */
  count: number;
  /** The place of the one that is active until another one was gone to; 0 where it is left out. */
  first?: number;
  /** The place of the active option; `undefined` where there are none. */
  onChoose: (place: number | undefined) => void;
  onCancel: () => void;
}

export interface Combobox {
  isOpen: boolean;
  /** Shows the list, with the first option active. */
  open: () => void;
  hide: () => void;
  /** Makes the option at a place the active one. */
  goTo: (place: number) => void;
  listId: string;
  /** Where the active one of so many options stands; `undefined` while there is none. */
  getActive: (count: number, first?: number) => number | undefined;
  /** What makes an input one that opens a list. */
  getInputProps: (count: number, first?: number) => object;
  /** Moves through the list, chooses or closes it. Says whether the key was meant for it. */
  handleKey: (event: KeyboardEvent, keys: ComboboxKeys) => boolean;
}

export interface ComboboxParts {
  combobox: Combobox;
  /** For what the list stands below and is as wide as. */
  box: RefObject<HTMLDivElement | null>;
  /** For the list, see `ComboboxList`. */
  popup: RefObject<HTMLDivElement | null>;
}

export const getOptionId = (listId: string, place: number): string => `${listId}-${place}`;

/** How many there are may be known only once the list is open. */
const LAST = Infinity;

/**
 * An input that opens a list of what fits what is typed, and keeps focus while the list is gone through: the pattern
 * "Editable Combobox With List Autocomplete" of the ARIA Authoring Practices.
 * @param id of the input
 * @param minHeight pixels that the list makes do with
 */
export function useCombobox(id: string, minHeight: number): ComboboxParts {
  const [isOpen, setOpen] = useState(false);
  /** `undefined` until another one than the first was gone to. */
  const [activePlace, setActivePlace] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const popup = usePopup<HTMLDivElement>({ isOpen, anchor: () => box.current, minHeight, matchWidth: true });
  const listId = `${id}-options`;

  const openAt = (place: number | undefined) => {
    setOpen(true);
    setActivePlace(place);
  };
  const getActive = (count: number, first = 0) =>
    isOpen && count > 0 ? Math.min(activePlace ?? first, count - 1) : undefined;
  const move = (distance: 1 | -1, count: number, first: number | undefined) => {
    const active = getActive(count, first) ?? 0;
    if (isOpen) setActivePlace((active + distance + count) % Math.max(count, 1));
    else openAt(distance === 1 ? undefined : LAST);
  };
  const open = () => openAt(undefined);

  const combobox: Combobox = {
    isOpen,
    open,
    hide: () => setOpen(false),
    goTo: setActivePlace,
    listId,
    getActive,

    getInputProps(count, first) {
      const active = getActive(count, first);
      return {
        type: 'text',
        role: 'combobox',
        autoComplete: 'off',
        autoCapitalize: 'off',
        spellCheck: false,
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': active === undefined ? undefined : getOptionId(listId, active),
      };
    },

    handleKey(event, { count, first, onChoose, onCancel }) {
      // The keys belong to the program that turns them into letters.
      if (event.nativeEvent.isComposing) return true;
      const { key } = event;
      if (key === 'ArrowUp' && event.altKey && isOpen) onCancel();
      else if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1, count, first);
      else if (key === 'Enter' && isOpen) onChoose(getActive(count, first));
      else if (key === 'Escape' && isOpen) onCancel();
      else return false;
      // Marks the key as used: a dialog around the field stays open, a form is not sent.
      event.preventDefault();
      return true;
    },
  };
  return { combobox, box, popup };
}
