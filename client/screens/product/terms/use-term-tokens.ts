import { useMemo, useRef } from 'react';
import { withAbortSignal, useRegistry } from '@admin/data';
import type { TokenOption, TokenSearchProps } from '@admin/filters';
import { decodeEntities } from '@admin/format';
import type { ProductTerm } from '@admin/store-product';
import { taxonomiesStore, type Taxonomy, type Term } from '@admin/store-taxonomies';

type TermTokens = Required<
  Pick<TokenSearchProps, 'values' | 'known' | 'getOptions' | 'onCreate' | 'onChange'>
>;

const toOption = ({ id, name }: Term): TokenOption => ({ key: String(id), label: name });

/** Terms of a list that is too long to be read whole, for a search with tokens; several are made of a text with commas. */
export function useTermTokens(
  taxonomy: Taxonomy,
  value: readonly ProductTerm[],
  onChange: (value: ProductTerm[]) => void,
): TermTokens {
  const registry = useRegistry();
  /** A product holds names and slugs as well, and tokens only ids. */
  const seen = useRef(new Map<string, ProductTerm>());
  const known = useMemo(
    () => value.map(({ id, name }) => ({ key: String(id), label: decodeEntities(name) })),
    [value],
  );
  const remember = (terms: readonly Term[]): readonly TokenOption[] => {
    for (const { id, name, slug } of terms) seen.current.set(String(id), { id, name, slug });
    return terms.map(toOption);
  };
  const store = registry.dispatch(taxonomiesStore);

  return {
    values: known.map(({ key }) => key),
    known,
    getOptions: async (search, signal) =>
      remember(await withAbortSignal(store.searchTerms(taxonomy, search), signal)),
    async onCreate(text) {
      const made: Term[] = [];
      // One after the other: hosts that get two of one name at a time may make both.
      for (const name of splitNames(text)) made.push(await store.findOrCreateTerm(taxonomy, { name }));
      return remember(made);
    },
    onChange: (keys) =>
      onChange(
        keys.flatMap((key) => value.find(({ id }) => String(id) === key) ?? seen.current.get(key) ?? []),
      ),
  };
}

/** A name has no commas: they part names, as on the host's own screens. */
const splitNames = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
