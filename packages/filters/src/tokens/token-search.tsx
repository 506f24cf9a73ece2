import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce, describeField, FieldNotes, usePopup, VisuallyHidden } from '@admin/ui';
import type { TokenOption } from '../config/types';
import type { TokenSource } from '../sources';
import { getOptionId, OptionList, type Row } from './option-list';
import { TokenList } from './token-list';
import { useCreation, type CreateTokens } from './use-creation';
import { useLabels } from './use-labels';
import { useOptions, type Options } from './use-options';
import './token-search.css';

export interface TokenSearchProps {
  label: ReactNode;
  /** Without it nothing is found, only made. */
  getOptions?: TokenSource['getOptions'] | undefined;
  /** Without it the ids are the names. */
  getLabels?: TokenSource['getLabels'] | undefined;
  /** Ids of what is chosen. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Names that need not be asked for. */
  known?: readonly TokenOption[] | undefined;
  /** Offers to make what is not found. What is typed then stays until it was made or is taken back. */
  onCreate?: CreateTokens | undefined;
  /** What is typed counts when the field is left; for texts that nobody has to make. */
  createsOnLeaving?: boolean | undefined;
  /** Told of what is typed and was not chosen yet. */
  onText?: ((text: string) => void) | undefined;
  /** Takes one item; another one replaces it. */
  isSingle?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

/** Items that are searched for while typing, each as a token that can be taken away. */
export function TokenSearch(props: TokenSearchProps) {
  const { label, values, onChange, isSingle = false, disabled, placeholder, help, error, className } = props;
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

  const typed = text.trim();
  const { getLabel, remember } = useLabels(props.getLabels, values, props.known);
  const found = useOptions(props.getOptions, typed, isOpen);
  const { isCreating, problem, create, forgetProblem } = useCreation(props.onCreate, choose);
  const shown = found.options.filter(({ key }) => !values.includes(key));
  const isNamed = [...found.options.map((option) => option.label), ...values.map(getLabel)].some(
    (name) => name?.toLowerCase() === typed.toLowerCase(),
  );
  const canCreate = props.onCreate !== undefined && typed !== '' && !isNamed;
  const rows: Row[] = shown.map((option) => ({ ...option, onChoose: () => choose([option]) }));
  if (canCreate) rows.push({ key: '', label: sayCreate(typed), onChoose: () => void create(typed) });
  const place = Math.min(activeIndex, rows.length - 1);
  const active = isOpen ? rows[place] : undefined;
  const activeId = active && getOptionId(listId, place);
  const notes = { error: problem ?? error, help };
  useEffect(() => {
    // jsdom cannot scroll.
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const changeText = (next: string) => {
    setText(next);
    props.onText?.(next);
  };
  const open = () => {
    setOpen(true);
    setActiveIndex(0);
  };
  const close = () => {
    setOpen(false);
    changeText('');
    forgetProblem();
  };
  function choose(options: readonly TokenOption[]) {
    remember(options);
    close();
    if (options.length === 0) return;
    const keys = options.map(({ key }) => key);
    onChange(isSingle ? keys.slice(0, 1) : [...new Set([...values, ...keys])]);
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s added.', 'woocommerce'),
        options.map((option) => option.label).join(', '),
      ),
    );
  }
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
    else setActiveIndex((activeIndex + distance + rows.length) % Math.max(rows.length, 1));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = values.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && (isOpen || typed !== '')) {
      event.preventDefault();
      if (active) active.onChoose();
      else open();
    } else if (event.key === 'Escape' && isOpen) {
      // Marks the key as used: a dialog around the field stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  };
  const leave = () => {
    setOpen(false);
    if (canCreate && props.createsOnLeaving) void create(typed);
    else if (!props.onCreate) changeText('');
  };

  return (
    <div
      className={['sa-field sa-token-search', notes.error && 'has-error', className]
        .filter(Boolean)
        .join(' ')}
    >
      <label id={`${id}-label`} className="sa-field__label" htmlFor={id}>
        {label}
      </label>
      <div ref={box} className="sa-field__box sa-token-search__box">
        <TokenList
          labelId={`${id}-label`}
          values={values}
          getLabel={getLabel}
          onRemove={disabled ? undefined : remove}
        />
        <input
          {...describeField(id, notes)}
          ref={input}
          id={id}
          className="sa-field__control"
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          disabled={disabled}
          readOnly={isCreating}
          aria-busy={isCreating || undefined}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={values.length > 0 ? undefined : placeholder}
          value={text}
          onChange={(event) => {
            open();
            changeText(event.target.value);
            forgetProblem();
          }}
          onClick={open}
          onKeyDown={handleKey}
          onBlur={leave}
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
            <OptionList id={listId} labelId={`${id}-label`} rows={rows} activeId={activeId} />
            {(found.status !== 'ready' || rows.length === 0) && (
              <p className="sa-token-search__note">{describe(found, shown.length)}</p>
            )}
          </div>
        )}
      </div>
      <FieldNotes id={id} {...notes} />
      <VisuallyHidden as="output">{isOpen && describe(found, shown.length)}</VisuallyHidden>
    </div>
  );
}

const sayCreate = (text: string): string =>
  sprintf(
    /* translators: %s: what was typed */
    __('Create "%s"', 'woocommerce'),
    text,
  );

function describe({ status }: Options, count: number): string {
  if (status === 'loading') return __('Searching…', 'woocommerce');
  if (status === 'failed') return __('The search failed. Please try again.', 'woocommerce');
  if (count === 0) return __('No results.', 'woocommerce');
  /* translators: %d: count of options that match what was typed. */
  return sprintf(_n('%d result.', '%d results.', count, 'woocommerce'), count);
}
