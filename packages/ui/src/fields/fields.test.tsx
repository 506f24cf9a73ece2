import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Checkbox, Switch } from './checkbox';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextField } from './text-field';

test('calls back with typed text and on blur of a text field', async () => {
  const user = userEvent.setup();
  const leave = jest.fn();
  function Form() {
    const [city, setCity] = useState('');
    return (
      <TextField label="City" value={city} onChange={setCity} onBlur={leave} autoComplete="address-level2" />
    );
  }
  render(<Form />);

  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Rome');
  await user.tab();

  expect(screen.getByRole('textbox')).toHaveValue('Rome');
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'address-level2');
  expect(leave).toHaveBeenCalledTimes(1);
});

const FIELDS = {
  'text area': (props: object) => <TextArea label="Field" value="" onChange={jest.fn()} {...props} />,
  'text field': (props: object) => <TextField label="Field" value="" onChange={jest.fn()} {...props} />,
  select: (props: object) => <Select label="Field" options={[]} value="" onChange={jest.fn()} {...props} />,
  checkbox: (props: object) => <Checkbox label="Field" checked={false} onChange={jest.fn()} {...props} />,
  switch: (props: object) => <Switch label="Field" checked={false} onChange={jest.fn()} {...props} />,
};

test.each(Object.entries(FIELDS))('shows the error, help text and required state of a %s', (_, field) => {
  render(field({ error: 'Please enter a city', help: 'Where your shop is', required: true }));

  const control = screen.getByLabelText('Field');
  expect(control).toHaveAccessibleName('Field');
  expect(control).toHaveAccessibleDescription('Please enter a city Where your shop is');
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
});

test.each(Object.entries(FIELDS))('shows no error on a valid %s', (_, field) => {
  render(field({}));

  const control = screen.getByLabelText('Field');
  expect(control).toBeValid();
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('forwards the control so that a form can focus the first invalid one', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="City" value="" onChange={jest.fn()} />);

  ref.current?.focus();

  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
});

test('shows the options of a select and calls back with the selected one', async () => {
  const user = userEvent.setup();
  const change = jest.fn();
  const options = [
    { value: 'date', label: 'Newest first' },
    { value: 'name', label: 'By name' },
    { value: 'rank', label: 'By rank', disabled: true },
  ];
  render(<Select label="Order" options={options} value="date" onChange={change} />);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');

  expect(change).toHaveBeenCalledWith('name');
  expect(screen.getByRole('option', { name: 'By rank' })).toBeDisabled();
});

test('toggles a checkbox and a switch by label and Space', async () => {
  const user = userEvent.setup();
  const change = jest.fn();
  render(
    <>
      <Checkbox label="Enable taxes" checked={false} onChange={change} />
      <Switch label="Free shipping" checked onChange={change} />
    </>,
  );

  await user.click(screen.getByText('Enable taxes'));
  screen.getByRole('switch', { name: 'Free shipping', checked: true }).focus();
  await user.keyboard(' ');

  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('selects one radio button at a time', async () => {
  const user = userEvent.setup();
  function Form() {
    const [value, setValue] = useState('taxable');
    return (
      <RadioGroup
        label="Charge tax on"
        help="By where the customer lives"
        error="Please choose"
        options={[
          { value: 'taxable', label: 'Everything' },
          { value: 'none', label: 'Nothing', help: 'For gifts' },
        ]}
        value={value}
        onChange={setValue}
      />
    );
  }
  render(<Form />);

  await user.click(screen.getByRole('radio', { name: 'Nothing' }));

  expect(screen.getByRole('group', { name: 'Charge tax on' })).toHaveAccessibleDescription(
    'Please choose By where the customer lives',
  );
  expect(screen.getByRole('radio', { name: 'Nothing' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Nothing' })).toHaveAccessibleDescription('For gifts');
  expect(screen.getByRole('radio', { name: 'Everything' })).not.toBeChecked();
});

test('ignores clicks on disabled radio buttons', async () => {
  const user = userEvent.setup();
  const answer = jest.fn();
  render(
    <RadioGroup
      label="Tax"
      options={[{ value: 'none', label: 'None' }]}
      value=""
      onChange={answer}
      disabled
    />,
  );

  await user.click(screen.getByRole('radio', { name: 'None' }));

  expect(answer).not.toHaveBeenCalled();
});

test('shows an error caused by a click after it ends, so that nothing moves under the pointer', async () => {
  const save = jest.fn(() => screen.queryByText('Please enter a city'));
  function Form() {
    const [error, setError] = useState<string>();
    return (
      <>
        <TextField
          label="Town"
          value=""
          onChange={() => {}}
          onBlur={() => setError('Please enter a city')}
          error={error}
        />
        <button type="button" onClick={save}>
          Save
        </button>
      </>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(save).toHaveReturnedWith(null);
  expect(await screen.findByText('Please enter a city')).toBeVisible();
});
