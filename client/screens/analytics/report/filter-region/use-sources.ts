import { useMemo } from 'react';
import { withAbortSignal, useRegistry, type Registry } from '@admin/data';
import type { FilterSources, TokenOption, TokenSource } from '@admin/filters';
import { searchStore, type Resource } from '@admin/store-search';

/** Search types in filters, including those of extensions, with the resource they search. */
const RESOURCES: Readonly<Record<string, Resource>> = {
  products: 'products',
  variations: 'variations',
  categories: 'categories',
  coupons: 'coupons',
  taxes: 'taxes',
  customers: 'customers',
  names: 'names',
  usernames: 'usernames',
  emails: 'emails',
  orders: 'orders',
  downloadIps: 'downloadIps',
};

/** Returns the search sources of report filters. */
export function useFilterSources(): FilterSources {
  const registry = useRegistry();
  return useMemo(() => {
    const search = registry.dispatch(searchStore);
    const found = Object.entries(RESOURCES).map(([type, resource]) => [
      type,
      {
        getOptions: (text, signal) => withAbortSignal(search.findItems(resource, text), signal),
        getLabels: (ids, signal) => withAbortSignal(search.nameItems(resource, ids), signal),
      } satisfies TokenSource,
    ]);
    return {
      tokens: { ...Object.fromEntries(found), countries: countrySource(registry) },
      attributes: {
        getAttributes: (signal) => withAbortSignal(search.findItems('attributes', ''), signal),
        getTerms: (attribute, signal) => withAbortSignal(search.findTerms(attribute), signal),
      },
    };
  }, [registry]);
}

/** Maximum number of countries in the suggestions. */
const SUGGESTIONS = 10;

/** All countries are in memory, so the search makes no requests. */
function countrySource(registry: Registry): TokenSource {
  const list = async (): Promise<TokenOption[]> => {
    const countries = await registry.resolveSelect('countries').getCountries();
    return countries.map(({ code, name }) => ({ key: code, label: name }));
  };
  return {
    getOptions: async (text) => {
      const wanted = text.toLowerCase();
      const countries = await list();
      return countries.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, SUGGESTIONS);
    },
    getLabels: list,
  };
}
