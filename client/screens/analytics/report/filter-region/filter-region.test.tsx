import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FilterSourcesContext } from '@admin/filters';
import { getQuery, updateQueryString, useQuery } from '@admin/navigation';
import { countriesStore, hydrateCountries } from '@admin/store-countries';
import { searchStore } from '@admin/store-search';
import { buildHost, api, renderWithStores } from '@admin/testing';
import type { ReportContent } from '..';
import { customers } from '../../reports/customers';
import { downloads } from '../../reports/downloads';
import { orders } from '../../reports/orders';
import { variations } from '../../reports/variations';
import { FilterRegion } from './filter-region';
import { useFilterSources } from './use-sources';

function Region({ report }: { report: () => ReportContent }) {
  const query = useQuery();
  const [definition] = useState(report);
  const { filters = [], advancedFilters = { filters: {} } } = definition;
  return (
    <FilterSourcesContext.Provider value={useFilterSources()}>
      <FilterRegion {...{ filters, advancedFilters, query }} />
    </FilterSourcesContext.Provider>
  );
}

function show(report: () => ReportContent, query: Record<string, string> = {}) {
  updateQueryString({ filter: 'advanced', ...query }, `/analytics/${report.name}`, {});
  return renderWithStores([searchStore, countriesStore], <Region report={report} />, {
    host: buildHost({
      settings: {
        orderStatuses: { completed: 'Completed', 'wc-acme': 'Acme' },
      },
      admin: { unregisteredOrderStatuses: { 'old-acme': 'Old acme' } },
    }),
    prepare: (registry) =>
      hydrateCountries(registry, {
        countries: { DE: 'Germany', NZ: 'New Zealand' },
        countryStates: {},
      }),
  });
}

type User = ReturnType<typeof show>['user'];

async function add(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

async function choose(user: User, field: string, ...names: string[]) {
  for (const name of names) {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name }));
  }
}

const filter = (user: User) => user.click(screen.getByRole('button', { name: 'Filter' }));

test('puts several order statuses into the address, including unregistered ones', async () => {
  const { user } = show(orders);

  await add(user, 'Order status');
  await choose(user, 'Order status', 'Acme', 'Old acme');
  await filter(user);

  expect(getQuery()).toMatchObject({ filter: 'advanced', status_is: 'wc-acme,old-acme' });
});

test('searches for products, and loads the names of those in the address', async () => {
  api
    .get('/wc-analytics/products', { include: '12', per_page: 100 })
    .reply(200, [{ id: 12, name: 'Teapot' }]);
  api
    .get('/wc-analytics/products', { orderby: 'popularity', per_page: 10 })
    .reply(200, [{ id: 14, name: 'Cup' }]);
  const { user } = show(orders, { product_includes: '12', match: 'any' });
  expect(await screen.findByText('Teapot')).toBeVisible();

  await choose(user, 'Products', 'Cup');
  await filter(user);

  expect(getQuery()).toMatchObject({ product_includes: '12,14', match: 'any' });
});

test("offers the store's countries", async () => {
  const { user } = show(customers, { country_excludes: 'DE' });
  expect(await screen.findByText('Germany')).toBeVisible();

  await choose(user, 'Country / Region', 'New Zealand');
  await filter(user);

  expect(getQuery()).toMatchObject({ country_excludes: 'DE,NZ' });
});

test('offers the terms of the chosen attribute', async () => {
  api.get('/wc-analytics/products/attributes', { per_page: 10 }).reply(200, [{ id: 3, name: 'Colour' }]);
  api
    .get('/wc-analytics/products/attributes/3/terms', { per_page: 100 })
    .reply(200, [{ id: 18, name: 'Blue' }]);
  const { user } = show(variations);

  await add(user, 'Attribute');
  await screen.findByRole('option', { name: 'Colour' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Attribute' }), 'Colour');
  await screen.findByRole('option', { name: 'Blue' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Attribute value' }), 'Blue');
  await filter(user);

  expect(getQuery()).toMatchObject({ 'attribute_is[0][0]': '3', 'attribute_is[0][1]': '18' });
});

test('removes the filters from the address when another view is chosen', async () => {
  const { user } = show(downloads, { ip_address_includes: '203.0.113.7', period: 'month' });
  expect(await screen.findByText('203.0.113.7')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All downloads');

  await waitFor(() => expect(screen.queryByText('203.0.113.7')).not.toBeInTheDocument());
  expect(getQuery()).toMatchObject({ period: 'month' });
  expect(getQuery()).not.toHaveProperty('filter');
  expect(getQuery()).not.toHaveProperty('ip_address_includes');
});
