import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce, Icon, Placeholder, usePopup, VisuallyHidden } from '@admin/ui';
import type { TokenOption } from '../config/types';
import type { TokenSource } from '../sources';
import { useLabels } from './use-labels';
import { useOptions, type Options } from './use-options';
import './token-search.css';

export interface TokenSearchProps extends TokenSource {
  label: ReactNode;
  /** Ids of what is chosen. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Takes one item; another one replaces it. */
  isSingle?: boolean | undefined;
  placeholder?: string | undefined;
  help?: string | undefined;
  className?: string | undefined;
}

/** Items that are searched for while typing, each as a token that can be taken away. */
export function TokenSearch(props: TokenSearchProps) {
  const { label, values, onChange, isSingle = false, placeholder, help, className } = props;
  const id = useId();
  const listId = `${id}-options`;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = usePopup<HTMLDivElement>({
    isOpen,
    anchor: () => box.current,
    minHeight: 160,
    matchWidth: true,
  });
  const { getLabel, remember } = useLabels(props.getLabels, values);
  const found = useOptions(props.getOptions, text.trim(), isOpen);
  const shown = found.options.filter(({ key }) => !values.includes(key));
  const place = Math.min(activeIndex, shown.length - 1);
  const active = isOpen ? shown[place] : undefined;
  const activeId = active && getOptionId(listId, place);

  useEffect(() => {
    // jsdom cannot scroll.
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const open = () => {
    setOpen(true);
    setActiveIndex(0);
  };
  const close = () => {
    setOpen(false);
    setText('');
  };
  const choose = (option: TokenOption) => {
    remember(option);
    close();
    onChange(isSingle ? [option.key] : [...values, option.key]);
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s added.', 'woocommerce'),
        option.label,
      ),
    );
  };
  const remove = (value: string) => {
    onChange(values.filter((other) => other !== value));
    input.current?.focus();
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s removed.', 'woocommerce'),
        getLabel(value) ?? value,
      ),
    );
  };
  const move = (distance: number) => {
    if (!isOpen) open();
    else setActiveIndex((activeIndex + distance + shown.length) % Math.max(shown.length, 1));
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = values.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (active) choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      // Marks the key as used: a dialog around the field stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  };

  return (
    <div className={['sa-field sa-token-search', className].filter(Boolean).join(' ')}>
      <label id={`${id}-label`} className="sa-field__label" htmlFor={id}>
        {label}
      </label>
      <div ref={box} className="sa-field__box sa-token-search__box">
        {values.length > 0 && (
          <ul className="sa-token-search__tokens" aria-labelledby={`${id}-label`}>
            {values.map((value) => (
              <Token key={value} label={getLabel(value)} onRemove={() => remove(value)} />
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          className="sa-field__control"
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-describedby={help ? `${id}-help` : undefined}
          placeholder={values.length > 0 ? undefined : placeholder}
          value={text}
          onChange={(event) => {
            open();
            setText(event.target.value);
          }}
          onClick={open}
          onKeyDown={handleKey}
          onBlur={close}
        />
        {isOpen && (
          // Keeps focus in the field while the mouse is used on the list.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see the line above
          <div
            ref={popup}
            className="sa-popup sa-token-search__popup"
            popover="manual"
            onMouseDown={(event) => event.preventDefault()}
          >
            <OptionList
              id={listId}
              labelId={`${id}-label`}
              options={shown}
              activeId={activeId}
              onChoose={choose}
            />
            <Note found={found} count={shown.length} />
          </div>
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className="sa-field__help">
          {help}
        </p>
      )}
      <VisuallyHidden as="output">{isOpen && describe(found, shown.length)}</VisuallyHidden>
    </div>
  );
}

/** A name that is still unknown keeps its place. */
function Token({ label, onRemove }: { label: string | undefined; onRemove: () => void }) {
  return (
    <li className="sa-token">
      <span className="sa-token__label">{label ?? <Placeholder width="5em" />}</span>
      <button
        type="button"
        className="sa-token__remove"
        aria-label={sprintf(
          /* translators: %s: name of an item */
          __('Remove %s', 'woocommerce'),
          label ?? '',
        )}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

interface OptionListProps {
  id: string;
  labelId: string;
  options: readonly TokenOption[];
  activeId: string | undefined;
  onChoose: (option: TokenOption) => void;
}

/** Keys may be words, which are no ids. */
const getOptionId = (listId: string, place: number) => `${listId}-${place}`;

// Native lists cannot be searched on a server; focus stays in the field, whose keys reach the active option.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see the line above */
function OptionList({ id, labelId, options, activeId, onChoose }: OptionListProps) {
  return (
    <div id={id} className="sa-token-search__list" role="listbox" aria-labelledby={labelId}>
      {options.map((option, place) => {
        const optionId = getOptionId(id, place);
        return (
          <div
            key={option.key}
            id={optionId}
            className={`sa-token-search__option${optionId === activeId ? ' is-active' : ''}`}
            role="option"
            aria-selected={optionId === activeId}
            onClick={() => onChoose(option)}
          >
            {option.label}
          </div>
        );
      })}
    </div>
  );
}

function Note({ found, count }: { found: Options; count: number }) {
  if (found.status === 'ready' && count > 0) return null;
  return <p className="sa-token-search__note">{describe(found, count)}</p>;
}

function describe({ status }: Options, count: number): string {
  if (status === 'loading') return __('Searching…', 'woocommerce');
  if (status === 'failed') return __('The search failed. Please try again.', 'woocommerce');
  if (count === 0) return __('No results.', 'woocommerce');
  /* translators: %d: count of options that match what was typed. */
  return sprintf(_n('%d result.', '%d results.', count, 'woocommerce'), count);
}
