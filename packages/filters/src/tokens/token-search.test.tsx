import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TokenSearch, type TokenSearchProps } from './token-search';

const PRODUCTS = [
  { key: '12', label: 'Teapot' },
  { key: '14', label: 'Tea cup' },
  { key: '16', label: 'Kettle' },
];

const change = jest.fn();
const getOptions = jest.fn((search: string, _signal: AbortSignal) =>
  Promise.resolve(PRODUCTS.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))),
);
const getLabels = jest.fn((ids: readonly string[], _signal: AbortSignal) =>
  Promise.resolve(PRODUCTS.filter(({ key }) => ids.includes(key))),
);

function Search({ values = [], ...props }: Partial<TokenSearchProps>) {
  const [chosen, setChosen] = useState(values);
  const choose = (next: string[]) => {
    change(next);
    setChosen(next);
  };
  return (
    <TokenSearch
      label="Products"
      getOptions={getOptions}
      getLabels={getLabels}
      {...props}
      values={chosen}
      onChange={choose}
    />
  );
}

function show(props: Partial<TokenSearchProps> = {}) {
  render(<Search {...props} />);
  return userEvent.setup();
}

const getField = () => screen.getByRole('combobox', { name: 'Products' });
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);
const tokens = () => screen.queryAllByRole('listitem').map((token) => token.textContent);

test('shows popular options before typing', async () => {
  const user = show();

  await user.click(getField());

  expect(await screen.findByRole('option', { name: 'Kettle' })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('3 results.');
});

test('selects several options by keyboard, each once', async () => {
  const user = show();
  await user.tab();

  await user.keyboard('tea');
  const teapot = await screen.findByRole('option', { name: 'Teapot' });
  await waitFor(() => expect(getField()).toHaveAttribute('aria-activedescendant', teapot.id));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(change.mock.calls).toEqual([[['14']]]);
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Teapot' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Tea cup' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');

  expect(tokens()).toEqual(['Tea cup', 'Teapot']);
  expect(getLabels).not.toHaveBeenCalled();
  expect(getField()).toHaveFocus();
});

test('sends one request per search and cancels outdated ones', async () => {
  const user = show();
  await user.click(getField());
  await screen.findByRole('option', { name: 'Kettle' });

  await user.keyboard('ket');

  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Kettle' })).toBeVisible();
  expect(new Set(getOptions.mock.calls.map(([search]) => search))).toEqual(new Set(['', 'ket']));
  expect(getOptions.mock.calls[0]?.[1].aborted).toBe(true);
});

test('shows names for IDs in the URL, and the ID when the item is gone', async () => {
  show({ values: ['12', '99'] });

  expect(await screen.findByText('Teapot')).toBeVisible();
  expect(tokens()).toEqual(['Teapot', '99']);
  expect(screen.getByRole('button', { name: 'Remove 99' })).toBeVisible();
});

test('removes tokens by click and Backspace', async () => {
  const user = show({ values: ['12', '14', '16'] });

  await user.click(await screen.findByRole('button', { name: 'Remove Tea cup' }));
  await waitFor(() => expect(getField()).toHaveFocus());
  await user.keyboard('{Backspace}');

  expect(change.mock.calls).toEqual([[['12', '16']], [['12']]]);
});

test('replaces a single token', async () => {
  const user = show({ values: ['12'], isSingle: true });

  await user.click(getField());
  await user.click(await screen.findByRole('option', { name: 'Kettle' }));

  expect(change.mock.calls).toEqual([[['16']]]);
});

test('closes the list and clears the text on Escape, without bubbling', async () => {
  const user = show();
  await user.type(getField(), 'x');

  await user.keyboard('{Escape}');

  expect(getField()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('shows a message when a search fails or finds nothing', async () => {
  getOptions.mockRejectedValueOnce(new Error('No.'));
  const user = show();
  await user.click(getField());
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('The search failed. Please try again.'),
  );

  await user.keyboard('zzz');

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results.'));
});

describe('a value without matches', () => {
  const create = jest.fn((text: string) => Promise.resolve([{ key: `new:${text}`, label: text }]));

  test('can be created by keyboard', async () => {
    const user = show({ onCreate: create });

    await user.type(getField(), 'Sieve');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(change.mock.calls).toEqual([[['new:Sieve']]]));
    expect(tokens()).toEqual(['Sieve']);
    expect(getField()).toHaveValue('');
    expect(create).toHaveBeenCalledTimes(1);
  });

  test('is offered after matches, but not if its name exists', async () => {
    const user = show({ onCreate: create });

    await user.type(getField(), 'tea');
    await waitFor(() => expect(optionNames()).toEqual(['Teapot', 'Tea cup', 'Create "tea"']));
    await user.type(getField(), 'POT');

    await waitFor(() => expect(optionNames()).toEqual(['Teapot']));
  });

  test('keeps its text and shows the error when creating fails', async () => {
    create.mockRejectedValueOnce(new Error('Something went wrong in the store.'));
    const user = show({ onCreate: create });
    await user.type(getField(), 'Sieve{Enter}');

    await waitFor(() => expect(getField()).toHaveAccessibleDescription('Something went wrong in the store.'));
    expect(getField()).toHaveValue('Sieve');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(tokens()).toEqual(['Sieve']));
    expect(getField()).not.toHaveAccessibleDescription();
  });

  test.each([
    ['by the Tab key', (user: UserEvent) => user.tab()],
    ['by a click elsewhere', (user: UserEvent) => user.click(document.body)],
  ])('keeps its text when the field loses focus %s', async (_, leave) => {
    const user = show({ onCreate: create });

    await user.type(getField(), 'Sieve');
    await leave(user);

    expect(getField()).toHaveValue('Sieve');
    expect(create).not.toHaveBeenCalled();
  });

  test('is added on blur where no creation is needed', async () => {
    const user = show({ onCreate: create, createsOnLeaving: true, getOptions: undefined });

    await user.type(getField(), 'Sieve');
    await user.click(document.body);

    await waitFor(() => expect(tokens()).toEqual(['Sieve']));
  });
});

test('does not request names that are already known', () => {
  show({ values: ['7'], loadedOptions: [{ key: '7', label: 'Ladle' }] });

  expect(tokens()).toEqual(['Ladle']);
  expect(getLabels).not.toHaveBeenCalled();
});

test('shows selected values as read-only', () => {
  show({ values: ['7'], loadedOptions: [{ key: '7', label: 'Ladle' }], disabled: true });

  expect(getField()).toBeDisabled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
