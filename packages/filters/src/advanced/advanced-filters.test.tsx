import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AddressChange } from '../config/query-lists';
import type { AddressQuery, AdvancedFiltersConfig } from '../config/types';
import { FilterSourcesContext, type FilterSources } from '../sources';
import { AdvancedFilters } from './advanced-filters';

const rule = (value: string, label: string) => ({ value, label });
const TITLE = (name: string) => `{{title}}${name}{{/title}} {{rule /}} {{filter /}}`;

const CONFIG: AdvancedFiltersConfig = {
  title: 'Orders match {{select /}} of these',
  filters: {
    status: {
      labels: {
        add: 'Order status',
        remove: 'Remove the status',
        rule: 'Rule of the status',
        title: TITLE('Status'),
        filter: 'Statuses',
      },
      rules: [rule('is', 'is'), rule('is_not', 'is not')],
      input: {
        component: 'SelectControl',
        multiple: true,
        options: [rule('completed', 'Completed'), rule('failed', 'Failed')],
      },
    },
    product: {
      labels: { add: 'Product', remove: 'Remove the products', title: TITLE('Product'), filter: 'Products' },
      rules: [rule('includes', 'includes'), rule('excludes', 'excludes')],
      input: { component: 'Search', type: 'products' },
    },
    customer_type: {
      labels: {
        add: 'Customer type',
        remove: 'Remove the type',
        // The older form, which some extensions still write.
        title: '<title>Customer</title> is <filter/>',
        filter: 'Type',
      },
      input: {
        component: 'SelectControl',
        options: [rule('new', 'new'), rule('returning', 'returning')],
        defaultOption: 'returning',
      },
    },
    spend: {
      labels: { add: 'Total spend', remove: 'Remove the spend', title: TITLE('Spend'), filter: 'Amount' },
      rules: [rule('max', 'less than'), rule('between', 'between')],
      input: { component: 'Currency' },
    },
    registered: {
      labels: { add: 'Registered', title: TITLE('Registered'), filter: 'Day' },
      rules: [rule('before', 'before')],
      input: { component: 'Date' },
    },
    attribute: {
      labels: { add: 'Attribute', title: TITLE('Attribute') },
      rules: [rule('is', 'is')],
      input: { component: 'ProductAttribute' },
      allowMultiple: true,
    },
    level: {
      labels: { add: 'Level', title: TITLE('Level'), filter: 'Level' },
      rules: [rule('is', 'is')],
      input: {
        component: 'SelectControl',
        getOptions: () => Promise.resolve([rule('gold', 'Gold'), rule('tin', 'Tin')]),
      },
    },
  },
};

const PRODUCTS = [
  { key: '12', label: 'Teapot' },
  { key: '14', label: 'Cup' },
];

const SOURCES: FilterSources = {
  tokens: {
    products: {
      getOptions: () => Promise.resolve(PRODUCTS),
      getLabels: () => Promise.resolve(PRODUCTS),
    },
  },
  attributes: {
    getAttributes: () => Promise.resolve([{ key: '3', label: 'Colour' }]),
    getTerms: () => Promise.resolve([{ key: '18', label: 'Blue' }]),
  },
};

const change = jest.fn<void, [AddressChange]>();

function Screen({ query }: { query: AddressQuery }) {
  const [address, setAddress] = useState(query);
  const go = (patch: AddressChange) => {
    change(patch);
    const next = Object.entries({ ...address, ...patch }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    setAddress(Object.fromEntries(next));
  };
  return (
    <FilterSourcesContext.Provider value={SOURCES}>
      <AdvancedFilters
        config={CONFIG}
        query={address}
        onChange={go}
        currency={{ symbol: '$', isBehind: false }}
      />
      <button type="button" onClick={() => setAddress({ filter: 'advanced', status_is_not: 'failed' })}>
        Back
      </button>
    </FilterSourcesContext.Provider>
  );
}

function show(query: AddressQuery = {}) {
  render(<Screen query={{ filter: 'advanced', ...query }} />);
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

const add = async (user: User, label: string) => {
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(screen.getByRole('menuitem', { name: label }));
};
const filter = (user: User) => user.click(screen.getByRole('button', { name: 'Filter' }));
const applied = () =>
  Object.fromEntries(Object.entries(change.mock.lastCall?.[0] ?? {}).filter(([, value]) => value));

test('is labeled by its sentence', () => {
  show();

  expect(screen.getByRole('region')).toHaveAccessibleName(/Orders match .* of these/);
});

test('adds several values to the URL with the button, using only the keyboard', async () => {
  const user = show();
  screen.getByRole('button', { name: 'Add a filter' }).focus();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Rule of the status' })).toHaveFocus());

  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Completed' });
  await user.keyboard('{Enter}{ArrowDown}');
  await screen.findByRole('option', { name: 'Failed' });
  await user.keyboard('{Enter}');
  expect(change).not.toHaveBeenCalled();
  await filter(user);

  expect(applied()).toEqual({ status_is: 'completed,failed' });
});

test('shows the filters of the URL', async () => {
  show({
    match: 'any',
    status_is_not: 'completed,failed',
    product_includes: '12,14',
    'spend_between[0]': '1',
    'spend_between[1]': '5',
  });

  expect(screen.getByRole('combobox', { name: 'Filter match' })).toHaveValue('any');
  expect(screen.getByRole('combobox', { name: 'Rule of the status' })).toHaveValue('is_not');
  expect(await screen.findByText('Teapot')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Completed' })).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Minimum' })).toHaveValue(1);
  expect(screen.getByRole('spinbutton', { name: 'Maximum' })).toHaveValue(5);
});

test('keeps the values when the rule changes, but clears a range', async () => {
  const user = show({ status_is: 'failed', spend_max: '7' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rule of the status' }), 'is not');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'between');
  await user.type(screen.getByRole('spinbutton', { name: 'Minimum' }), '2');
  await filter(user);

  expect(change.mock.lastCall?.[0]).toMatchObject({
    status_is: undefined,
    status_is_not: 'failed',
    spend_max: undefined,
  });
  expect(applied()).toEqual({ status_is_not: 'failed' });
  expect(screen.getByRole('spinbutton', { name: 'Minimum' })).toHaveValue(2);

  await user.type(screen.getByRole('spinbutton', { name: 'Maximum' }), '9');
  await filter(user);

  expect(applied()).toEqual({ status_is_not: 'failed', 'spend_between[0]': '2', 'spend_between[1]': '9' });
});

test('starts with the option that the filter config names', async () => {
  const user = show();

  await add(user, 'Customer type');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('returning'));
  expect(screen.getByText('Customer')).toBeVisible();
  await filter(user);

  expect(applied()).toEqual({ customer_type: 'returning' });
});

test('accepts options that load later', async () => {
  const user = show();

  await add(user, 'Level');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Level' })).toHaveValue('gold'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Tin');
  await filter(user);

  expect(applied()).toEqual({ level_is: 'tin' });
});

test('accepts dates and amounts', async () => {
  const user = show();

  await add(user, 'Registered');
  await user.type(screen.getByLabelText('Day'), '2026-11-20');
  await add(user, 'Total spend');
  await user.type(screen.getByRole('spinbutton', { name: 'Amount' }), '12.5');
  await filter(user);

  expect(applied()).toEqual({ registered_before: '2026-11-20', spend_max: '12.5' });
});

test('stores an attribute as its ID and term ID and allows it several times', async () => {
  const user = show({ 'attribute_is[0][0]': '3', 'attribute_is[0][1]': '99' });

  await add(user, 'Attribute');
  const [, second] = screen.getAllByRole('listitem');
  if (!second) throw new Error('The filter was not added.');
  await within(second).findByRole('option', { name: 'Colour' });
  await user.selectOptions(within(second).getByRole('combobox', { name: 'Attribute' }), 'Colour');
  await within(second).findByRole('option', { name: 'Blue' });
  await user.selectOptions(within(second).getByRole('combobox', { name: 'Attribute value' }), 'Blue');
  await filter(user);

  expect(applied()).toEqual({
    'attribute_is[0][0]': '3',
    'attribute_is[0][1]': '99',
    'attribute_is[1][0]': '3',
    'attribute_is[1][1]': '18',
  });
});

test('offers a filter once, and again after it is removed', async () => {
  const user = show({ status_is: 'failed', product_includes: '12' });
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  expect(screen.queryByRole('menuitem', { name: 'Order status' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Remove the status' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove the products' })).toHaveFocus());
  await filter(user);
  expect(applied()).toEqual({ product_includes: '12' });
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  expect(screen.getByRole('menuitem', { name: 'Order status' })).toBeVisible();
});

test('adds the match parameter to the URL for "any" but not for "all"', async () => {
  const user = show({ status_is: 'failed' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter match' }), 'any');
  await filter(user);
  expect(change.mock.lastCall?.[0]).toMatchObject({ match: 'any' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter match' }), 'all');
  await filter(user);

  expect(change.mock.lastCall?.[0]).toMatchObject({ match: undefined });
});

test('clears all filters at once', async () => {
  const user = show({ match: 'any', status_is: 'failed', 'spend_between[0]': '1', 'spend_between[1]': '5' });

  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));

  expect(change.mock.lastCall?.[0]).toEqual({
    match: undefined,
    paged: undefined,
    status_is: undefined,
    spend_between: undefined,
    'spend_between[0]': undefined,
    'spend_between[1]': undefined,
  });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('updates when the URL changes elsewhere', async () => {
  const user = show({ status_is: 'completed' });

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(screen.getByRole('combobox', { name: 'Rule of the status' })).toHaveValue('is_not');
  expect(await screen.findByText('Failed')).toBeVisible();
});
