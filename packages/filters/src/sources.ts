import { createContext, useContext } from 'react';
import type { AddressQuery, Autocompleter, ExtensionLabel, FilterInput, TokenOption } from './config/types';

/** Loads the options of a search. */
export interface TokenSource {
  /** Options that match a text; suggestions for an empty text. */
  getOptions: (search: string, signal: AbortSignal) => Promise<readonly TokenOption[]>;
  /** Labels of ids. Deleted items may be missing. */
  getLabels: (ids: readonly string[], signal: AbortSignal) => Promise<readonly TokenOption[]>;
}

export interface AttributeSource {
  getAttributes: (signal: AbortSignal) => Promise<readonly TokenOption[]>;
  getTerms: (attribute: string, signal: AbortSignal) => Promise<readonly TokenOption[]>;
}

export interface FilterSources {
  /** By type, such as `products` or `customers`. */
  tokens: Readonly<Record<string, TokenSource>>;
  attributes?: AttributeSource | undefined;
}

const NO_SOURCES: FilterSources = { tokens: {} };

/** The token sources of the filters below. */
export const FilterSourcesContext = createContext<FilterSources>(NO_SOURCES);

const EMPTY_SOURCE: TokenSource = {
  getOptions: () => Promise.resolve([]),
  getLabels: () => Promise.resolve([]),
};

/** The source of a search: the one of its type, with overrides of an extension. */
export function useTokenSource(
  { type = '', getLabels, autocompleter }: Pick<FilterInput, 'type' | 'getLabels' | 'autocompleter'>,
  query: AddressQuery,
): TokenSource {
  const { tokens } = useContext(FilterSourcesContext);
  const registered = (Object.hasOwn(tokens, type) && tokens[type]) || EMPTY_SOURCE;
  return {
    getOptions: autocompleter
      ? (search) => searchAutocompleter(autocompleter, search)
      : registered.getOptions,
    getLabels: getLabels
      ? async (ids) => (await getLabels(ids.join(','), query)).map(toOption)
      : registered.getLabels,
  };
}

const toOption = ({ key, id, label }: ExtensionLabel): TokenOption => ({ key: String(key ?? id), label });

async function searchAutocompleter(autocompleter: Autocompleter, search: string): Promise<TokenOption[]> {
  const items = await autocompleter.options(search);
  if (!Array.isArray(items)) return [];
  return items.map((item) => {
    const { key, label } = Object(autocompleter.getOptionCompletion(item));
    return { key: String(key), label: String(label) };
  });
}
