import type { ReactNode } from 'react';
import { RegistryProvider, WithStores } from '@admin/data';
import { FilterSourcesContext } from '@admin/filters';
import { countriesStore } from '@admin/store-countries';
import { searchStore } from '@admin/store-search';
import { useFilterSources } from '../../screens/analytics/report/filter-region/use-sources';
import { getPageRegistry } from '../registry';

const STORES = [{ store: searchStore }, { store: countriesStore }];

const Provide = ({ children }: { children: ReactNode }) => (
  <FilterSourcesContext.Provider value={useFilterSources()}>{children}</FilterSourcesContext.Provider>
);

/** Provides the store's data to filters and searches, wherever on the page an extension renders them. */
export const WithSources = ({ children }: { children: ReactNode }) => (
  <RegistryProvider registry={getPageRegistry()}>
    <WithStores stores={STORES}>
      <Provide>{children}</Provide>
    </WithStores>
  </RegistryProvider>
);
