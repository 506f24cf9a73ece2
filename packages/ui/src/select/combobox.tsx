import * as Ariakit from '@ariakit/react';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
  forwardRef,
  useId,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classes } from '../theme/classes';
import '../popup/popup.css';
import './combobox.css';

interface ComboboxProps {
  text: string;
  onTextChange: (text: string) => void;
  isOpen: boolean;
  /** Told `false` for a press elsewhere too, which must not cost what is typed. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * An input that opens a list of what fits what is typed, and keeps focus while the list is gone through: the pattern
 * "Editable Combobox With List Autocomplete" of the ARIA Authoring Practices. It holds a `ComboboxInput`, a `ComboboxPopup`
 * and perhaps a `ComboboxAnchor`, which the list is as wide as.
 */
export const Combobox = ({ text, onTextChange, isOpen, onOpenChange, children }: ComboboxProps) => (
  <Ariakit.ComboboxProvider
    value={text}
    setValue={onTextChange}
    open={isOpen}
    setOpen={onOpenChange}
    placement="bottom-start"
    focusLoop
    includesBaseElement={false}
  >
    {children}
  </Ariakit.ComboboxProvider>
);

export const ComboboxAnchor = Ariakit.ComboboxAnchor;

/** What keys of an input's own need of the list. */
export interface ComboboxKeys {
  /** The id of the active option. */
  activeId: string | undefined;
  /** Makes the option with an id the active one. */
  goTo: (id: string) => void;
}

interface ComboboxInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onKeyDown' | 'autoFocus'
> {
  id: string;
  /** The id of the option that is active until another one was gone to; the first where it is left out. */
  firstId?: string | undefined;
  /** Told of Escape in the open list. */
  onCancel?: (() => void) | undefined;
  /** Before the list's own keys, which it stops by `preventDefault()`. */
  onKeyDown?: ((event: KeyboardEvent, keys: ComboboxKeys) => void) | undefined;
}

export const ComboboxInput = forwardRef<HTMLInputElement, ComboboxInputProps>(function ComboboxInput(
  { id, firstId, disabled = false, onClick, onCancel, onKeyDown, ...props },
  ref,
) {
  const combobox = Ariakit.useComboboxContext();
  const isShown = Ariakit.useStoreState(combobox, (state) => state?.open);
  const opensAtEnd = useRef(false);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOpen = combobox?.getState().open ?? false;
    opensAtEnd.current = !isOpen && event.key === 'ArrowUp';
    if (event.nativeEvent.isComposing) {
      // The keys belong to the program that turns them into letters.
      event.preventDefault();
    } else if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      combobox?.show();
    } else if (isOpen && (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp'))) {
      // Marks the key as used: a dialog around the field stays open.
      event.preventDefault();
      combobox?.hide();
      if (event.key === 'Escape') onCancel?.();
    } else {
      onKeyDown?.(event, {
        activeId: combobox?.getState().activeId ?? undefined,
        goTo: (target) => combobox?.move(target),
      });
    }
  };
  return (
    <Ariakit.Combobox
      {...props}
      ref={ref}
      id={id}
      disabled={disabled}
      // The list and not what is around it.
      aria-controls={isShown ? getListId(id) : undefined}
      autoSelect="always"
      autoCapitalize="off"
      spellCheck={false}
      getAutoSelectId={(items) => (opensAtEnd.current ? items.at(-1)?.id : firstId)}
      onClick={(event) => {
        // Some screen readers and voice control press without a mouse, which is what the library looks at.
        combobox?.show();
        onClick?.(event);
      }}
      onKeyDown={handleKey}
    />
  );
});

const getListId = (inputId: string): string => `${inputId}-options`;

interface ComboboxPopupProps {
  /** Of the input; that of its label is this one with `-label`. */
  inputId: string;
  role?: 'listbox' | 'tree' | undefined;
  isMultiselectable?: boolean | undefined;
  className?: string | undefined;
  /** `ComboboxOption`s. */
  children: ReactNode;
  /** Below the options, or in their place. */
  note?: ReactNode;
}

/** The list, and what is said below it. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { inputId, role = 'listbox', isMultiselectable, className, children, note } = props;
  const isOpen = Ariakit.useStoreState(Ariakit.useComboboxContext(), (state) => state?.open);
  if (!isOpen) return null;
  return (
    <Ariakit.ComboboxPopover
      className="sa-popup sa-combobox__popup"
      role="presentation"
      portal
      preserveTabOrder={false}
      // Focus never left the field.
      autoFocusOnHide={false}
      sameWidth
      gutter={4}
      // Keeps focus in the field while the mouse is used on the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Ariakit.ComboboxList
        id={getListId(inputId)}
        className={classes('sa-combobox__list', className)}
        role={role}
        aria-labelledby={`${inputId}-label`}
        aria-multiselectable={isMultiselectable}
        // Else browsers make what scrolls a stop of the Tab key, which is gone once the field is left.
        tabIndex={-1}
      >
        {children}
      </Ariakit.ComboboxList>
      {note}
    </Ariakit.ComboboxPopover>
  );
}

interface ComboboxOptionProps extends Ariakit.ComboboxItemProps {
  /** The one that is chosen already; where it is left out, the active one is said to be selected. */
  isSelected?: boolean | undefined;
  onChoose: () => void;
}

export function ComboboxOption({ id, isSelected, onChoose, className, ...props }: ComboboxOptionProps) {
  const ownId = useId();
  const optionId = id ?? ownId;
  const isActive = Ariakit.useStoreState(
    Ariakit.useComboboxContext(),
    (state) => state?.activeId === optionId,
  );
  return (
    <Ariakit.ComboboxItem
      aria-selected={isSelected ?? isActive}
      {...props}
      id={optionId}
      className={classes('sa-combobox__option', className)}
      // Whoever shows the list decides what a choice does to it and to the text.
      hideOnClick={false}
      setValueOnClick={false}
      onClick={onChoose}
    />
  );
}

export function describeResults(count: number): string {
  if (count === 0) return __('No results.', 'woocommerce');
  /* translators: %d: count of options that match what was typed. */
  return sprintf(_n('%d result.', '%d results.', count, 'woocommerce'), count);
}

/** @param hidden count of options for which the list has no room */
export const describeHidden = (hidden: number): string =>
  sprintf(
    /* translators: %d: count of options that are not shown. */
    _n('%d more. Type to narrow the list.', '%d more. Type to narrow the list.', hidden, 'woocommerce'),
    hidden,
  );

/** Offers to make what was typed. */
export const describeCreation = (text: string): string =>
  sprintf(
    /* translators: %s: what was typed */
    __('Create "%s"', 'woocommerce'),
    text,
  );
