import { createContext, useContext } from 'react';
import type { AddressQuery, Autocompleter, ExtensionLabel, GetLabels, TokenOption } from './config/types';

/** Where options of a search come from. */
export interface TokenSource {
  /** What fits a text; the most wanted for an empty one. */
  getOptions: (search: string, signal: AbortSignal) => Promise<readonly TokenOption[]>;
  /** What the items of an address are called; those that are gone may be missing. */
  getLabels: (ids: readonly string[], signal: AbortSignal) => Promise<readonly TokenOption[]>;
}

export interface AttributeSource {
  getAttributes: (signal: AbortSignal) => Promise<readonly TokenOption[]>;
  getTerms: (attribute: string, signal: AbortSignal) => Promise<readonly TokenOption[]>;
}

export interface FilterSources {
  /** By the type that filters name: `products`, `customers` … */
  tokens: Readonly<Record<string, TokenSource>>;
  attributes?: AttributeSource | undefined;
}

const NO_SOURCES: FilterSources = { tokens: {} };

/** What the filters below it search in. */
export const FilterSourcesContext = createContext<FilterSources>(NO_SOURCES);

interface TokenSearchConfig {
  type?: string | undefined;
  getLabels?: GetLabels | undefined;
  autocompleter?: Autocompleter | undefined;
}

const EMPTY_SOURCE: TokenSource = {
  getOptions: () => Promise.resolve([]),
  getLabels: () => Promise.resolve([]),
};

/** The source of a search: the one of its type, with what an extension brings of its own. */
export function useTokenSource(
  { type = '', getLabels, autocompleter }: TokenSearchConfig,
  query: AddressQuery,
): TokenSource {
  const { tokens } = useContext(FilterSourcesContext);
  const known = (Object.hasOwn(tokens, type) && tokens[type]) || EMPTY_SOURCE;
  return {
    getOptions: autocompleter ? (search) => searchAutocompleter(autocompleter, search) : known.getOptions,
    getLabels: getLabels
      ? async (ids) => (await getLabels(ids.join(','), query)).map(toOption)
      : known.getLabels,
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
