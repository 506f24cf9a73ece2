import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { SearchableSelect, type SearchableSelectProps } from './searchable-select';

const COUNTRIES = [
  { value: 'FR', label: 'France' },
  { value: 'DE:BE', label: 'Germany — Berlin' },
  { value: 'DE:HH', label: 'Germany — Hamburg' },
  { value: 'US:CA', label: 'United States (US) — California', keywords: ['America'] },
];
const MANY = Array.from({ length: 4500 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }));

const change = jest.fn();

function Form({ value = '', ...props }: Partial<SearchableSelectProps>) {
  const [country, setCountry] = useState(value);
  const choose = (next: string) => {
    change(next);
    setCountry(next);
  };
  return (
    <>
      <SearchableSelect
        label="Country / Region"
        options={COUNTRIES}
        {...props}
        value={country}
        onChange={choose}
      />
      <button type="button">Save</button>
    </>
  );
}

function renderForm(props: Partial<SearchableSelectProps> = {}) {
  render(<Form {...props} />);
  return userEvent.setup();
}

const getField = () => screen.getByRole('combobox', { name: 'Country / Region' });
const getOptions = () => screen.getAllByRole('option').map((option) => option.textContent);
const getActive = () => document.getElementById(getField().getAttribute('aria-activedescendant') ?? '');

test('shows the selected option and opens by click', async () => {
  const user = renderForm({ value: 'FR' });
  expect(getField()).toHaveValue('France');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.click(getField());

  expect(getField()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Country / Region' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'France' })).toHaveAttribute('aria-selected', 'true');
});

test('stays closed when focused with Tab', async () => {
  const user = renderForm();

  await user.tab();

  expect(getField()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('filters while typing and selects with Enter', async () => {
  const user = renderForm();

  await user.type(getField(), 'germ');
  expect(getOptions()).toEqual(['Germany — Berlin', 'Germany — Hamburg']);
  expect(screen.getByRole('status')).toHaveTextContent('2 results.');
  await user.keyboard('{ArrowDown}{Enter}');

  expect(change.mock.calls).toEqual([['DE:HH']]);
  expect(getField()).toHaveValue('Germany — Hamburg');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('selects by click and keeps focus in the field', async () => {
  const user = renderForm();
  await user.click(getField());

  await user.click(screen.getByRole('option', { name: 'Germany — Berlin' }));

  expect(change.mock.calls).toEqual([['DE:BE']]);
  expect(getField()).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'France'],
  ['{ArrowUp}', 'United States (US) — California'],
  ['{ArrowDown}{ArrowDown}', 'Germany — Berlin'],
  ['{ArrowDown}{ArrowUp}', 'United States (US) — California'],
])('sets the active descendant after %s', async (keys, label) => {
  const user = renderForm();
  await user.tab();

  await user.keyboard(keys);

  expect(getActive()).toHaveTextContent(label);
});

test('replaces the selected option when typing over it', async () => {
  const user = renderForm({ value: 'FR' });

  await user.tab();
  await user.keyboard('calif');

  expect(getField()).toHaveValue('calif');
  expect(getActive()).toHaveTextContent('California');
});

test('clears text without a match on blur', async () => {
  const user = renderForm({ value: 'FR' });
  await user.clear(getField());
  await user.type(getField(), 'Atlantis');
  expect(screen.getByRole('status')).toHaveTextContent('No results.');

  await user.tab();

  expect(getField()).toHaveValue('France');
  expect(change).not.toHaveBeenCalled();
});

test('selects an option whose full name was typed on blur', async () => {
  const user = renderForm();

  await user.type(getField(), 'germany — hamburg');
  await user.tab();

  expect(change.mock.calls).toEqual([['DE:HH']]);
});

test('selects an option whose full name was typed on a click outside', async () => {
  const user = renderForm();

  await user.type(getField(), 'germany — hamburg');
  await user.click(document.body);

  expect(change.mock.calls).toEqual([['DE:HH']]);
});

test('closes the list and clears the text on Escape, without bubbling', async () => {
  const closeDialog = jest.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- simulates a dialog around the field
    <div onKeyDown={(event) => event.defaultPrevented || closeDialog()}>
      <Form value="FR" />
    </div>,
  );
  const user = userEvent.setup();
  await user.type(getField(), 'x');
  closeDialog.mockClear();

  await user.keyboard('{Escape}');
  expect(getField()).toHaveValue('France');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(closeDialog).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');

  expect(closeDialog).toHaveBeenCalledTimes(1);
});

test('clears the selection when emptied if it is optional', async () => {
  const user = renderForm({ value: 'FR' });

  await user.clear(getField());
  await user.tab();

  expect(change.mock.calls).toEqual([['']]);
});

test('restores the selection when emptied if it is required', async () => {
  const user = renderForm({ value: 'FR', required: true });

  await user.clear(getField());
  await user.tab();

  expect(change).not.toHaveBeenCalled();
  expect(getField()).toHaveValue('France');
});

test('submits the form with Enter only while the list is closed', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Form />
      <button type="submit">Send</button>
    </form>,
  );
  const user = userEvent.setup();

  await user.type(getField(), 'fra{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');

  expect(submit).toHaveBeenCalledTimes(1);
});

test('shows the first of thousands of options and the number of others', async () => {
  const user = renderForm({ options: MANY });

  await user.click(getField());

  expect(screen.getAllByRole('option')).toHaveLength(50);
  expect(screen.getByText('4450 more. Type to narrow the list.')).toBeVisible();
  await user.type(getField(), '4499');
  expect(getOptions()).toEqual(['Place 4499']);
});

test('shows the selected option first among thousands', async () => {
  const user = renderForm({ options: MANY, value: '3000' });

  await user.click(getField());

  const [first] = screen.getAllByRole('option');
  expect(first).toHaveTextContent('Place 3000');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('option')).toHaveLength(50);
});

test('shows the error', () => {
  renderForm({ error: 'Please select a country / region', required: true });

  expect(getField()).toHaveAccessibleDescription('Please select a country / region');
  expect(getField()).toBeInvalid();
  expect(getField()).toBeRequired();
});

test('calls back with all autofilled values each time', () => {
  const autofill = jest.fn();
  const { container } = render(
    <SearchableSelect
      label="Country / Region"
      options={COUNTRIES}
      value=""
      onChange={jest.fn()}
      autoComplete={['country-name', 'address-level1']}
      onAutofill={autofill}
    />,
  );
  const fill = (token: string, value: string) => {
    const input = container.querySelector(`[autocomplete="${token}"]`);
    if (input) fireEvent.change(input, { target: { value } });
  };

  fill('country-name', 'United States');
  fill('address-level1', 'California');

  expect(autofill.mock.calls).toEqual([
    [{ 'country-name': 'United States', 'address-level1': '' }],
    [{ 'country-name': 'United States', 'address-level1': 'California' }],
  ]);
});

test('hides the autofill fields from users', async () => {
  const user = renderForm({ autoComplete: ['country-name'], onAutofill: jest.fn() });

  expect(within(document.body).queryAllByRole('textbox')).toHaveLength(0);
  await user.tab();
  await user.tab();

  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('has no tab stop for a scrollable list', async () => {
  const user = renderForm({ options: MANY });

  await user.click(getField());

  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
});
