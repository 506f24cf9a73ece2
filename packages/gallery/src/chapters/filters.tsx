import { useState, type ReactNode } from 'react';
import {
  AdvancedFilters,
  CompareFilter,
  FilterBar,
  FilterSourcesContext,
  TokenList,
  TokenSearch,
  type AddressChange,
  type AddressQuery,
  type AdvancedFiltersConfig,
  type FilterConfig,
} from '@admin/filters';
import type { Chapter } from '../chapter';

const PRODUCTS = ['Teapot', 'Cup', 'Tray', 'Kettle', 'إبريق شاي'].map((label, index) => ({
  key: String(index + 1),
  label,
}));

const products = {
  getOptions: (search: string) =>
    Promise.resolve(PRODUCTS.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))),
  getLabels: () => Promise.resolve(PRODUCTS),
};

const SOURCES = { tokens: { products } };

const SEARCH = { type: 'products', param: 'products' };

const SHOW: FilterConfig = {
  label: 'Show',
  staticParams: [],
  param: 'filter',
  showFilters: () => true,
  filters: [
    { label: 'All products', value: 'all' },
    {
      label: 'Single product',
      value: 'select_product',
      subFilters: [{ label: 'Product', value: 'single_product', component: 'Search', settings: SEARCH }],
    },
    { label: 'Comparison', value: 'compare-products', settings: SEARCH },
  ],
};

const rule = (value: string, label: string) => ({ value, label });
const title = (name: string) => `{{title}}${name}{{/title}} {{rule /}} {{filter /}}`;

const ADVANCED: AdvancedFiltersConfig = {
  title: 'Orders match {{select /}} filters',
  filters: {
    status: {
      labels: { add: 'Order status', remove: 'Remove the status', title: title('Order status') },
      rules: [rule('is', 'is'), rule('is_not', 'is not')],
      input: {
        component: 'SelectControl',
        multiple: true,
        options: [rule('completed', 'Completed'), rule('failed', 'Failed')],
      },
    },
    product: {
      labels: { add: 'Products', remove: 'Remove the products', title: title('Products') },
      rules: [rule('includes', 'includes'), rule('excludes', 'excludes')],
      input: { component: 'Search', type: 'products' },
    },
    total: {
      labels: { add: 'Total', remove: 'Remove the total', title: title('Total') },
      rules: [rule('max', 'less than'), rule('between', 'between')],
      input: { component: 'Currency' },
    },
    registered: {
      labels: { add: 'Registered', remove: 'Remove the date', title: title('Registered') },
      rules: [rule('before', 'before')],
      input: { component: 'Date' },
    },
  },
};

interface AddressedProps {
  query: AddressQuery;
  children: (query: AddressQuery, change: (patch: AddressChange) => void) => ReactNode;
}

/** Stands for the address of the page. */
function Addressed({ query, children }: AddressedProps) {
  const [address, setAddress] = useState(query);
  const change = (patch: AddressChange) => {
    const next = Object.entries({ ...address, ...patch }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    setAddress(Object.fromEntries(next));
  };
  return (
    <FilterSourcesContext.Provider value={SOURCES}>{children(address, change)}</FilterSourcesContext.Provider>
  );
}

function Tokens({ label }: { label: string }) {
  const [values, setValues] = useState<string[]>(['1', '5', '99']);
  return <TokenSearch {...products} label={label} values={values} onChange={setValues} />;
}

function FixedTokens() {
  return (
    <>
      <p id="sample-brands">Brands</p>
      <TokenList labelId="sample-brands" values={['1', '2']} getLabel={(value) => NAMES[Number(value) - 1]} />
    </>
  );
}

const NAMES = ['Harbour', 'Lantern'];

export const filterChapter: Chapter = {
  title: 'Filters',
  shows: ['FilterBar', 'AdvancedFilters', 'CompareFilter', 'TokenSearch', 'TokenList'],
  samples: [
    { name: 'Tokens that stay', Content: FixedTokens },
    {
      name: 'Items searched for',
      Content: () => <Tokens label="Products with tokens" />,
      opener: { name: 'Products with tokens', by: 'arrow' },
    },
    {
      name: 'Drop-downs',
      Content: () => (
        <Addressed query={{ filter: 'single_product', products: '1' }}>
          {(query, change) => <FilterBar filters={[SHOW]} query={query} onChange={change} />}
        </Addressed>
      ),
    },
    {
      name: 'A comparison',
      Content: () => (
        <Addressed query={{ products: '1,2' }}>
          {(query, change) => (
            <CompareFilter
              settings={{ ...SEARCH, labels: { title: 'Compare products', helpText: 'Choose two or more.' } }}
              label="Comparison"
              query={query}
              onChange={change}
            />
          )}
        </Addressed>
      ),
    },
    {
      name: 'Combined filters',
      Content: () => (
        <Addressed
          query={{
            status_is_not: 'completed,failed',
            product_includes: '1,5',
            'total_between[0]': '10',
            'total_between[1]': '50',
            registered_before: '2026-11-20',
          }}
        >
          {(query, change) => (
            <AdvancedFilters config={ADVANCED} query={query} onChange={change} currency={{ symbol: '$' }} />
          )}
        </Addressed>
      ),
    },
    {
      name: 'Combined filters, none yet',
      Content: () => (
        <Addressed query={{}}>
          {(query, change) => (
            <AdvancedFilters
              config={{ ...ADVANCED, title: 'Customers match {{select /}} filters' }}
              query={query}
              onChange={change}
            />
          )}
        </Addressed>
      ),
    },
  ],
};
