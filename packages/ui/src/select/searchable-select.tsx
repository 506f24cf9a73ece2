import { __, _n, sprintf } from '@wordpress/i18n';
import { forwardRef, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { describeField, FieldFrame, type FieldProps } from '../fields/field';
import { VisuallyHidden } from '../hidden/visually-hidden';
import { Icon } from '../icon/icon';
import { usePopup } from '../popup/use-popup';
import { AutofillTargets, type AutofillProps } from './autofill-targets';
import { getOptionId, OptionList } from './option-list';
import { createOptionFinder, normalize, type SearchableOption } from './find-options';
import './searchable-select.css';

export interface SearchableSelectProps extends FieldProps, AutofillProps {
  options: readonly SearchableOption[];
  /** Value of the chosen option; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** More than anyone scans; the rest is reached by typing. */
const SHOWN = 50;

/**
 * Chooses one of up to thousands of options by typing a part of its name. What is typed and matches nothing
 * is taken back when the field is left.
 */
export const SearchableSelect = forwardRef<HTMLInputElement, SearchableSelectProps>(
  function SearchableSelect(props, ref) {
    const { label, error, help, required, className, options, value, onChange, onBlur, onFocus } = props;
    const { id, name, placeholder, disabled, autoComplete, onAutofill } = props;
    const ownId = useId();
    const controlId = id ?? ownId;
    const listId = `${controlId}-options`;

    const [isOpen, setOpen] = useState(false);
    /** What is being typed; `undefined` while the field shows what is chosen. */
    const [query, setQuery] = useState<string>();
    const [activeIndex, setActiveIndex] = useState(0);
    const box = useRef<HTMLDivElement>(null);
    const popup = usePopup<HTMLDivElement>({
      isOpen,
      anchor: () => box.current,
      minHeight: 200,
      matchWidth: true,
    });

    const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
    const find = useMemo(() => createOptionFinder(options), [options]);
    const found = useMemo(
      () => (isOpen ? find(query ?? '', SHOWN) : { options: [], total: 0 }),
      [find, isOpen, query],
    );
    // Before anything is typed the choice leads the list: it is seen at once, wherever it stands among thousands.
    const shown =
      chosen && query === undefined
        ? [chosen, ...found.options.filter((option) => option !== chosen)].slice(0, SHOWN)
        : found.options;
    const active = isOpen ? shown[Math.min(activeIndex, shown.length - 1)] : undefined;

    const open = () => {
      setOpen(true);
      setActiveIndex(0);
    };
    const close = () => {
      setOpen(false);
      setQuery(undefined);
    };
    const choose = (option: SearchableOption) => {
      close();
      if (option.value !== value) onChange(option.value);
    };
    const type = (text: string) => {
      open();
      setQuery(text);
    };
    const move = (distance: number) => {
      const target = isOpen ? (activeIndex + distance + shown.length) % Math.max(shown.length, 1) : 0;
      open();
      setActiveIndex(target);
    };
    const activeId = active && getOptionId(listId, active);
    useEffect(() => {
      // jsdom and old web views cannot scroll.
      if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    }, [activeId]);

    const handleKey = (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && isOpen) {
        event.preventDefault();
        if (active) choose(active);
        else close();
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      }
    };
    const leave = () => {
      const typed = normalize(query ?? '');
      const exact = typed && found.options.find((option) => normalize(option.label) === typed);
      if (exact) choose(exact);
      else if (query !== undefined && !typed && !required && value) onChange('');
      close();
      onBlur?.();
    };

    return (
      <FieldFrame {...{ id: controlId, label, error, help, required, className }}>
        <div ref={box} className="sa-field__box sa-searchable-select">
          <input
            {...describeField(controlId, { error, help, required })}
            ref={ref}
            id={controlId}
            className="sa-field__control"
            type="text"
            name={name}
            placeholder={placeholder}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={activeId}
            value={query ?? chosen?.label ?? ''}
            onChange={(event) => type(event.target.value)}
            onClick={open}
            onKeyDown={handleKey}
            onFocus={(event) => {
              event.target.select();
              onFocus?.();
            }}
            onBlur={leave}
          />
          <Icon name="chevron-down" size={20} className="sa-searchable-select__arrow" />
          {isOpen && (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keeps focus in the field while the mouse is used on the list.
            <div
              ref={popup}
              className="sa-popup sa-searchable-select__popup"
              popover="manual"
              onMouseDown={(event) => event.preventDefault()}
            >
              <OptionList
                id={listId}
                labelId={`${controlId}-label`}
                options={shown}
                chosen={chosen}
                active={active}
                onChoose={choose}
              />
              <Remainder total={found.total} shown={shown.length} />
            </div>
          )}
        </div>
        <VisuallyHidden as="output">{isOpen && describeResults(found.total)}</VisuallyHidden>
        <AutofillTargets autoComplete={autoComplete} onAutofill={onAutofill} />
      </FieldFrame>
    );
  },
);

/** Says that the list does not end where it seems to. */
function Remainder({ total, shown }: { total: number; shown: number }) {
  if (total === 0) return <p className="sa-searchable-select__note">{describeResults(total)}</p>;
  if (total <= shown) return null;
  const hidden = total - shown;
  return (
    <p className="sa-searchable-select__note">
      {sprintf(
        /* translators: %d: count of options that are not shown. */
        _n('%d more. Type to narrow the list.', '%d more. Type to narrow the list.', hidden, 'woocommerce'),
        hidden,
      )}
    </p>
  );
}

function describeResults(total: number): string {
  if (total === 0) return __('No results.', 'woocommerce');
  /* translators: %d: count of options that match what was typed. */
  return sprintf(_n('%d result.', '%d results.', total, 'woocommerce'), total);
}
