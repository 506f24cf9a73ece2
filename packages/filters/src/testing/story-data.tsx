import { useState, type ReactNode } from 'react';
import type { AddressChange } from '../config/query-lists';
import type { AddressQuery } from '../config/types';
import { FilterSourcesContext } from '../sources';

const PRODUCTS = ['Teapot', 'Cup', 'Tray', 'Kettle', 'إبريق شاي'].map((label, index) => ({
  key: String(index + 1),
  label,
}));

/** Products for stories, as a server would return them. */
export const productSource = {
  getOptions: (search: string) =>
    Promise.resolve(PRODUCTS.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))),
  getLabels: () => Promise.resolve(PRODUCTS),
};

const SOURCES = { tokens: { products: productSource } };

interface QueryStateProps {
  initial: AddressQuery;
  children: (query: AddressQuery, onChange: (change: AddressChange) => void) => ReactNode;
}

/** Stores the query of a story in state instead of the page's URL. */
export function QueryState({ initial, children }: QueryStateProps) {
  const [query, setQuery] = useState(initial);
  const change = (patch: AddressChange) => {
    const entries = Object.entries({ ...query, ...patch }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    setQuery(Object.fromEntries(entries));
  };
  return (
    <FilterSourcesContext.Provider value={SOURCES}>{children(query, change)}</FilterSourcesContext.Provider>
  );
}
