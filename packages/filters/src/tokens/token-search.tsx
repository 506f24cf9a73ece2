import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
  announce,
  Combobox,
  ComboboxAnchor,
  ComboboxInput,
  ComboboxOption,
  ComboboxPopup,
  describeCreation,
  describeField,
  describeResults,
  FieldLayout,
  VisuallyHidden,
} from '@admin/ui';
import type { TokenOption } from '../config/types';
import type { TokenSource } from '../sources';
import { TokenList } from './token-list';
import { useTokenCreation, type CreateTokens } from './use-token-creation';
import { useTokenLabels } from './use-token-labels';
import { useTokenOptionSearch, type Options } from './use-token-option-search';
import './token-search.css';

export interface TokenSearchProps {
  label: ReactNode;
  /** If omitted, items can only be created. */
  getOptions?: TokenSource['getOptions'] | undefined;
  /** If omitted, ids are shown as labels. */
  getLabels?: TokenSource['getLabels'] | undefined;
  /** The selected ids. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Options that were loaded elsewhere; their labels are not requested again. */
  loadedOptions?: readonly TokenOption[] | undefined;
  /** Creates items that are not found. The text is kept until they are created. */
  onCreate?: CreateTokens | undefined;
  /** Creates items from the text when the field loses focus. */
  createsOnLeaving?: boolean | undefined;
  /** Offers to search for all items that contain the text. */
  searchAll?: { getLabel: (text: string) => string; onChoose: (text: string) => void } | undefined;
  /** Called with text that is not yet selected. */
  onText?: ((text: string) => void) | undefined;
  /** Allows one item. Another one replaces it. */
  isSingle?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

/** Selects items by search, as removable tokens. */
export function TokenSearch(props: TokenSearchProps) {
  const { label, values, onChange, isSingle = false, disabled, placeholder, help, error, className } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const typed = text.trim();
  const { getLabel, addLabels } = useTokenLabels(props.getLabels, values, props.loadedOptions);
  const found = useTokenOptionSearch(props.getOptions, typed, isOpen);
  const { isCreating, error: creationError, create, clearError } = useTokenCreation(props.onCreate, choose);
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
  if (canCreate) rows.push({ key: '', content: describeCreation(typed), onChoose: () => void create(typed) });
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
  const notes = { error: creationError ?? error, help };

  const changeText = (next: string) => {
    setText(next);
    props.onText?.(next);
  };
  const close = () => {
    setOpen(false);
    changeText('');
    clearError();
  };
  function choose(options: readonly TokenOption[]) {
    addLabels(options);
    close();
    if (options.length === 0) return;
    const keys = options.map(({ key }) => key);
    onChange(isSingle ? keys.slice(0, 1) : [...new Set([...values, ...keys])]);
    announce(
      sprintf(
        /* translators: %s: name of an item */
        __('%s added.', 'store-admin'),
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
        __('%s removed.', 'store-admin'),
        getLabel(value) ?? value,
      ),
    );
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = values.at(-1);
    if (event.key === 'Enter' && typed !== '' && !isOpen) {
      event.preventDefault();
      setOpen(true);
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
    <FieldLayout
      id={id}
      label={label}
      className={['sa-token-search', className].filter(Boolean).join(' ')}
      {...notes}
    >
      <Combobox
        text={text}
        onTextChange={(next) => {
          changeText(next);
          clearError();
        }}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <ComboboxAnchor className={`sa-field__box sa-token-search__box${isSingle ? ' is-single' : ''}`}>
          <TokenList
            labelId={`${id}-label`}
            values={values}
            getLabel={getLabel}
            onRemove={disabled ? undefined : remove}
          />
          <ComboboxInput
            {...describeField(id, notes)}
            ref={input}
            id={id}
            className="sa-field__control"
            disabled={disabled}
            readOnly={isCreating}
            aria-busy={isCreating || undefined}
            placeholder={values.length > 0 ? undefined : placeholder}
            onCancel={close}
            onKeyDown={handleKey}
            onBlur={leave}
          />
        </ComboboxAnchor>
        <ComboboxPopup
          inputId={id}
          note={
            (found.status !== 'ready' || rows.length === 0) && (
              <p className="sa-combobox__note">{describe(found, shown.length)}</p>
            )
          }
        >
          {rows.map(({ key, content, onChoose }) => (
            <ComboboxOption key={key} onChoose={onChoose}>
              {content}
            </ComboboxOption>
          ))}
        </ComboboxPopup>
      </Combobox>
      <VisuallyHidden as="output">{isOpen && describe(found, shown.length)}</VisuallyHidden>
    </FieldLayout>
  );
}

function describe({ status }: Options, count: number): string {
  if (status === 'loading') return __('Searching…', 'store-admin');
  if (status === 'failed') return __('The search failed. Please try again.', 'store-admin');
  return describeResults(count);
}
