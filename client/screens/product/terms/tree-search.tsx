import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { TokenList } from '@admin/filters';
import type { ProductTerm } from '@admin/store-product';
import type { Term } from '@admin/store-taxonomies';
import {
  Combobox,
  ComboboxAnchor,
  ComboboxInput,
  ComboboxPopup,
  describeCreation,
  describeField,
  describeHidden,
  describeResults,
  FieldLayout,
  VisuallyHidden,
} from '@admin/ui';
import { TreeList } from './tree-list';
import { useTreeSearch } from './use-tree-search';
import './tree-search.css';

interface TreeSearchProps {
  label: string;
  /** Available terms; `undefined` until loaded. */
  terms: readonly Term[] | undefined;
  value: readonly ProductTerm[];
  onChange: (value: ProductTerm[]) => void;
  /** Creates a term with the typed text, if there is none with that name. */
  onCreate?: ((name: string) => void) | undefined;
  placeholder?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Selects terms in a tree by checkboxes or search; each selected one is also a token. */
export function TreeSearch(props: TreeSearchProps) {
  const { label, terms, value, placeholder, help, error, disabled } = props;
  const id = useId();
  const { isOpen, setOpen, input, tree, text, setText, ...search } = useTreeSearch(id, props);
  const notes = { error, help };

  return (
    <FieldLayout id={id} label={label} className="sa-token-search" {...notes}>
      <Combobox text={text} onTextChange={setText} isOpen={isOpen} onOpenChange={setOpen}>
        <ComboboxAnchor className="sa-field__box sa-token-search__box">
          <TokenList
            labelId={`${id}-label`}
            values={[...search.names.keys()]}
            getLabel={(key) => search.names.get(key)}
            onRemove={disabled ? undefined : (key) => search.remove(Number(key))}
          />
          <ComboboxInput
            {...describeField(id, notes)}
            ref={input}
            id={id}
            className="sa-field__control"
            firstId={search.firstId}
            disabled={disabled}
            aria-haspopup="tree"
            placeholder={value.length > 0 ? undefined : placeholder}
            onCancel={search.close}
            onKeyDown={search.handleKey}
            // Text that could be created as a term is kept.
            onBlur={() => (search.canCreate ? setOpen(false) : search.close())}
          />
        </ComboboxAnchor>
        <ComboboxPopup
          inputId={id}
          role="tree"
          isMultiselectable
          className="sa-tree"
          note={<Note isKnown={terms !== undefined} places={search.places} hidden={tree.hidden} />}
        >
          <TreeList
            id={id}
            rows={tree.rows}
            createLabel={search.canCreate ? describeCreation(search.typed) : undefined}
            isChosen={search.isChosen}
            onToggle={search.toggle}
            onExpand={tree.turn}
            onCreate={search.create}
          />
        </ComboboxPopup>
      </Combobox>
      <VisuallyHidden as="output">
        {isOpen && search.typed !== '' && describeResults(tree.rows.filter(({ isFound }) => isFound).length)}
      </VisuallyHidden>
    </FieldLayout>
  );
}

function Note({ isKnown, places, hidden }: { isKnown: boolean; places: number; hidden: number }) {
  const text = formatNote(isKnown, places, hidden);
  return text && <p className="sa-combobox__note">{text}</p>;
}

function formatNote(isKnown: boolean, places: number, hidden: number): string | undefined {
  if (!isKnown) return __('Loading…', 'store-admin');
  if (places === 0) return describeResults(0);
  if (hidden === 0) return undefined;
  return describeHidden(hidden);
}
