import { useMemo, useRef } from 'react';
import { withAbortSignal, useRegistry } from '@admin/data';
import type { TokenOption, TokenSearchProps } from '@admin/filters';
import { decodeEntities } from '@admin/format';
import type { ProductTerm } from '@admin/store-product';
import { taxonomiesStore, type Taxonomy, type Term } from '@admin/store-taxonomies';

type TermTokens = Required<
  Pick<TokenSearchProps, 'values' | 'loadedOptions' | 'getOptions' | 'onCreate' | 'onChange'>
>;

const toOption = ({ id, name }: Term): TokenOption => ({ key: String(id), label: name });

/** A token field for a list of terms too long to load in full; a text with commas becomes several tokens. */
export function useTermTokens(
  taxonomy: Taxonomy,
  value: readonly ProductTerm[],
  onChange: (value: ProductTerm[]) => void,
): TermTokens {
  const registry = useRegistry();
  /** Products contain names and slugs as well, tokens only ids. */
  const seen = useRef(new Map<string, ProductTerm>());
  const loadedOptions = useMemo(
    () => value.map(({ id, name }) => ({ key: String(id), label: decodeEntities(name) })),
    [value],
  );
  const remember = (terms: readonly Term[]): readonly TokenOption[] => {
    for (const { id, name, slug } of terms) seen.current.set(String(id), { id, name, slug });
    return terms.map(toOption);
  };
  const store = registry.dispatch(taxonomiesStore);

  return {
    values: loadedOptions.map(({ key }) => key),
    loadedOptions,
    getOptions: async (search, signal) =>
      remember(await withAbortSignal(store.searchTerms(taxonomy, search), signal)),
    async onCreate(text) {
      const made: Term[] = [];
      // Sequentially: in parallel, the server might create two terms with the same name.
      for (const name of splitNames(text)) made.push(await store.findOrCreateTerm(taxonomy, { name }));
      return remember(made);
    },
    onChange: (keys) =>
      onChange(
        keys.flatMap((key) => value.find(({ id }) => String(id) === key) ?? seen.current.get(key) ?? []),
      ),
  };
}

/** Commas of Latin, Arabic, Chinese and Japanese separate names, as the Latin one does on WordPress's own screens. */
const splitNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،，、]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
