import { forwardRef, useId, useMemo, useState } from 'react';
import { describeField, FieldLayout, type ValueFieldProps } from '../fields/field';
import { VisuallyHidden } from '../accessibility/visually-hidden';
import { Icon } from '../icon/icon';
import { AutofillTargets, type AutofillProps } from './autofill-targets';
import {
  Combobox,
  ComboboxAnchor,
  ComboboxInput,
  ComboboxOption,
  ComboboxPopup,
  describeHidden,
  describeResults,
} from './combobox';
import { createOptionFinder, normalize, type SearchableOption } from './find-options';
import './searchable-select.css';

export interface SearchableSelectProps extends ValueFieldProps, AutofillProps {
  options: readonly SearchableOption[];
  /** Value of the selected option; '' for none. */
  value: string;
  placeholder?: string | undefined;
}

/** Maximum number of options shown; the others are found by typing. */
const MAX_VISIBLE_OPTIONS = 50;

/** A select for up to thousands of options, with search. Text that matches no option is discarded on blur. */
export const SearchableSelect = forwardRef<HTMLInputElement, SearchableSelectProps>(
  function SearchableSelect(props, ref) {
    const { label, error, help, required, className, options, value, onChange, onBlur, onFocus } = props;
    const { id, name, placeholder, disabled, autoComplete, onAutofill } = props;
    const ownId = useId();
    const controlId = id ?? ownId;
    const [isOpen, setOpen] = useState(false);
    /** The typed text; `undefined` while the field shows the selected option. */
    const [query, setQuery] = useState<string>();

    const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
    const find = useMemo(() => createOptionFinder(options), [options]);
    const found = useMemo(
      () => (isOpen ? find(query ?? '', MAX_VISIBLE_OPTIONS) : { options: [], total: 0 }),
      [find, isOpen, query],
    );
    // Until text is typed, the selected option comes first, so that it is visible in a long list.
    const shown =
      chosen && query === undefined
        ? [chosen, ...found.options.filter((option) => option !== chosen)].slice(0, MAX_VISIBLE_OPTIONS)
        : found.options;

    const close = () => {
      setOpen(false);
      setQuery(undefined);
    };
    const choose = (option: SearchableOption) => {
      close();
      if (option.value !== value) onChange(option.value);
    };
    const leave = () => {
      const typed = normalize(query ?? '');
      const exact =
        typed && find(typed, MAX_VISIBLE_OPTIONS).options.find((option) => normalize(option.label) === typed);
      if (exact) choose(exact);
      else if (query !== undefined && !typed && !required && value) onChange('');
      close();
      onBlur?.();
    };

    return (
      <FieldLayout {...{ id: controlId, label, error, help, required, className }}>
        <Combobox
          text={query ?? chosen?.label ?? ''}
          onTextChange={setQuery}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <ComboboxAnchor className="sa-field__box sa-searchable-select">
            <ComboboxInput
              {...describeField(controlId, { error, help, required })}
              ref={ref}
              id={controlId}
              className="sa-field__control"
              name={name}
              placeholder={placeholder}
              disabled={disabled}
              onCancel={close}
              onFocus={(event) => {
                event.target.select();
                onFocus?.();
              }}
              onBlur={leave}
            />
            <Icon name="chevron-down" size={20} className="sa-field__arrow" />
          </ComboboxAnchor>
          <ComboboxPopup
            inputId={controlId}
            note={<HiddenOptionsNote total={found.total} shown={shown.length} />}
          >
            {shown.map((option) => (
              <ComboboxOption
                key={option.value}
                isSelected={option === chosen}
                onChoose={() => choose(option)}
              >
                {option.label}
                {option === chosen && <Icon name="check" size={18} />}
              </ComboboxOption>
            ))}
          </ComboboxPopup>
        </Combobox>
        <VisuallyHidden as="output">{isOpen && describeResults(found.total)}</VisuallyHidden>
        <AutofillTargets autoComplete={autoComplete} onAutofill={onAutofill} />
      </FieldLayout>
    );
  },
);

/** Tells users that more options exist than shown. */
function HiddenOptionsNote({ total, shown }: { total: number; shown: number }) {
  if (total === 0) return <p className="sa-combobox__note">{describeResults(total)}</p>;
  if (total <= shown) return null;
  return <p className="sa-combobox__note">{describeHidden(total - shown)}</p>;
}
