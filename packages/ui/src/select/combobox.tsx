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
  /** Also called with `false` for a press outside, which must not discard the typed text. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * An input with a list of matching options; focus stays in the input. Implements the pattern "Editable Combobox With
 * List Autocomplete" of the ARIA Authoring Practices. Contains a `ComboboxInput`, a `ComboboxPopup` and optionally a
 * `ComboboxAnchor`, which sets the list's width.
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

/** List functions for an input's own key handlers. */
export interface ComboboxKeys {
  /** The id of the active option. */
  activeId: string | undefined;
  /** Makes the option with this id active. */
  goTo: (id: string) => void;
}

interface ComboboxInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onKeyDown' | 'autoFocus'
> {
  id: string;
  /** The id of the initially active option; the first one if omitted. */
  firstId?: string | undefined;
  /** Called on Escape in the open list. */
  onCancel?: (() => void) | undefined;
  /** Runs before the list's key handlers; `preventDefault()` skips those. */
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
      // During IME composition, keys belong to the input method.
      event.preventDefault();
    } else if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      combobox?.show();
    } else if (isOpen && (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp'))) {
      // Marks the key as handled, so that a surrounding dialog stays open.
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
      // References the list, not its wrapper.
      aria-controls={isShown ? getListId(id) : undefined}
      autoSelect="always"
      autoCapitalize="off"
      spellCheck={false}
      getAutoSelectId={(items) => (opensAtEnd.current ? items.at(-1)?.id : firstId)}
      onClick={(event) => {
        // Some screen readers and voice control send no mouse events, which the library relies on.
        combobox?.show();
        onClick?.(event);
      }}
      onKeyDown={handleKey}
    />
  );
});

const getListId = (inputId: string): string => `${inputId}-options`;

interface ComboboxPopupProps {
  /** Id of the input; its label's id is this one with `-label`. */
  inputId: string;
  role?: 'listbox' | 'tree' | undefined;
  isMultiselectable?: boolean | undefined;
  className?: string | undefined;
  /** `ComboboxOption`s. */
  children: ReactNode;
  /** Shown below the options, or instead of them. */
  note?: ReactNode;
}

/** The list, with an optional note below it. */
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
      // Focus stays in the input.
      autoFocusOnHide={false}
      sameWidth
      gutter={4}
      // Keeps focus in the input while the mouse is used on the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Ariakit.ComboboxList
        id={getListId(inputId)}
        className={classes('sa-combobox__list', className)}
        role={role}
        aria-labelledby={`${inputId}-label`}
        aria-multiselectable={isMultiselectable}
        // Otherwise browsers make a scrollable list a tab stop, which disappears on blur.
        tabIndex={-1}
      >
        {children}
      </Ariakit.ComboboxList>
      {note}
    </Ariakit.ComboboxPopover>
  );
}

interface ComboboxOptionProps extends Ariakit.ComboboxItemProps {
  /** Whether it is the current value; if omitted, the active option is announced as selected. */
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
      // The parent handles a selection.
      hideOnClick={false}
      setValueOnClick={false}
      onClick={onChoose}
    />
  );
}

export function describeResults(count: number): string {
  if (count === 0) return __('No results.', 'store-admin');
  /* translators: %d: count of options that match what was typed. */
  return sprintf(_n('%d result.', '%d results.', count, 'store-admin'), count);
}

/** @param hidden number of options that are not shown */
export const describeHidden = (hidden: number): string =>
  sprintf(
    /* translators: %d: count of options that are not shown. */
    _n('%d more. Type to narrow the list.', '%d more. Type to narrow the list.', hidden, 'store-admin'),
    hidden,
  );

/** Label for creating the typed text as an option. */
export const describeCreation = (text: string): string =>
  sprintf(
    /* translators: %s: what was typed */
    __('Create "%s"', 'store-admin'),
    text,
  );
