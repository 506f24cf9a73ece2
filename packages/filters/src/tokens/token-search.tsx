import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
  announce,
  ComboboxList,
  describeField,
  describeResults,
  FieldNotes,
  useCombobox,
  VisuallyHidden,
} from '@admin/ui';
import type { TokenOption } from '../config/types';
import type { TokenSource } from '../sources';
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
  /** Offers first, before single items, to search for everything that holds what is typed. */
  searchAll?: { getLabel: (text: string) => string; onChoose: (text: string) => void } | undefined;
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
  const { combobox, box, popup } = useCombobox(id, 160);
  const { isOpen } = combobox;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const typed = text.trim();
  const { getLabel, remember } = useLabels(props.getLabels, values, props.known);
  const found = useOptions(props.getOptions, typed, isOpen);
  const { isCreating, problem, create, forgetProblem } = useCreation(props.onCreate, choose);
  const shown = found.options.filter(({ key }) => !values.includes(key));
  const isNamed = [...found.options.map((option) => option.label), ...values.map(getLabel)].some(
    (name) => name?.toLowerCase() === typed.toLowerCase(),
  );
  const canCreate = props.onCreate !== undefined && typed !== '' && !isNamed;
  const rows = shown.map((option) => ({
    key: option.key,
    content: option.label,
    onChoose: () => choose([option]),
  }));
  if (canCreate) rows.push({ key: '', content: sayCreate(typed), onChoose: () => void create(typed) });
  const { searchAll } = props;
  if (searchAll && typed !== '') {
    rows.unshift({
      key: 'search-all',
      content: searchAll.getLabel(typed),
      onChoose: () => {
        close();
        searchAll.onChoose(typed);
      },
    });
  }
  const active = combobox.getActive(rows.length);
  const notes = { error: problem ?? error, help };

  const changeText = (next: string) => {
    setText(next);
    props.onText?.(next);
  };
  const close = () => {
    combobox.hide();
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
  const handleKey = (event: KeyboardEvent) => {
    const isForList = combobox.handleKey(event, {
      count: rows.length,
      onChoose: (place) => (place === undefined ? combobox.open() : rows[place]?.onChoose()),
      onCancel: close,
    });
    if (isForList) return;
    const last = values.at(-1);
    if (event.key === 'Enter' && typed !== '') {
      event.preventDefault();
      combobox.open();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  };
  const leave = () => {
    combobox.hide();
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
      <div ref={box} className={`sa-field__box sa-token-search__box${isSingle ? ' is-single' : ''}`}>
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
          {...combobox.getInputProps(rows.length)}
          disabled={disabled}
          readOnly={isCreating}
          aria-busy={isCreating || undefined}
          placeholder={values.length > 0 ? undefined : placeholder}
          value={text}
          onChange={(event) => {
            combobox.open();
            changeText(event.target.value);
            forgetProblem();
          }}
          onClick={combobox.open}
          onKeyDown={handleKey}
          onBlur={leave}
        />
        {isOpen && (
          <ComboboxList
            combobox={combobox}
            popup={popup}
            labelId={`${id}-label`}
            options={rows.map((row, place) => ({ ...row, isSelected: place === active }))}
          >
            {(found.status !== 'ready' || rows.length === 0) && (
              <p className="sa-combobox__note">{describe(found, shown.length)}</p>
            )}
          </ComboboxList>
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
  return describeResults(count);
}
