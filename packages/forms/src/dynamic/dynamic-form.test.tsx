import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DynamicForm, FORM_ERROR, getInitialValues, validateFields, type DynamicField } from '../index';

const aField = (overrides: Partial<DynamicField> = {}): DynamicField => ({
  id: 'title',
  label: 'Title',
  type: 'text',
  value: '',
  default: '',
  ...overrides,
});

const FIELDS = [
  aField({ id: 'api.key[0]', label: 'API Key', type: 'password' }),
  aField({
    id: 'mode',
    label: 'Mode',
    type: 'select',
    default: 'live',
    options: { test: 'Test', live: 'Live' },
  }),
  aField({ id: 'debug', label: 'Write a log', type: 'checkbox', value: 'no' }),
  aField({ description: 'What <b>customers</b> read<img src=x onerror="alert(1)">', placeholder: 'Card' }),
];

function renderForm(fields: readonly DynamicField[] = FIELDS, save = jest.fn(() => Promise.resolve())) {
  const onSaved = jest.fn();
  const view = render(
    <DynamicForm
      draft="payments/acme"
      fields={fields}
      save={save}
      explain={() => ({ [FORM_ERROR]: 'Not saved', 'api.key[0]': 'No such key' })}
      onSaved={onSaved}
      submitLabel="Proceed"
    />,
  );
  const user = userEvent.setup();
  return {
    ...view,
    user,
    save,
    onSaved,
    submit: () => user.click(screen.getByRole('button', { name: 'Proceed' })),
  };
}

test('renders each field by type with its help text and default', async () => {
  renderForm();
  // Markup that needs sanitizing renders asynchronously.
  expect(await screen.findByText('customers')).toBeVisible();

  expect(screen.getByLabelText('API Key')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveDisplayValue('Live');
  expect(screen.getByRole('checkbox', { name: 'Write a log' })).not.toBeChecked();
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription('What customers read');
  expect(title).toHaveAttribute('placeholder', 'Card');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('saves values by field ID', async () => {
  const { user, save, onSaved, submit } = renderForm();
  await user.type(screen.getByLabelText('API Key'), 'k');
  await user.selectOptions(screen.getByRole('combobox'), 'Test');
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByRole('textbox'), 'Cards');

  await submit();

  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith({ 'api.key[0]': 'k', mode: 'test', debug: 'yes', title: 'Cards' });
});

test('shows errors for required fields and from the server', async () => {
  const save = jest.fn(() => Promise.reject(new Error('400')));
  const { user, submit } = renderForm(FIELDS, save);

  await submit();
  expect(screen.getByLabelText('API Key')).toHaveAccessibleDescription('Please enter your api key');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^Please enter your title/);
  await user.type(screen.getByLabelText('API Key'), 'k');
  await user.type(screen.getByRole('textbox'), 'Cards');
  await submit();

  await waitFor(() => expect(screen.getByLabelText('API Key')).toHaveAccessibleDescription('No such key'));
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByLabelText('API Key')).toHaveValue('k');
});

test('restores typed values except passwords', async () => {
  const { user, unmount } = renderForm();
  await user.type(screen.getByLabelText('API Key'), 'sk_live_1');
  await user.type(screen.getByRole('textbox'), 'Cards');
  unmount();

  renderForm();

  expect(screen.getByRole('textbox')).toHaveValue('Cards');
  expect(screen.getByLabelText('API Key')).toHaveValue('');
});

test('shows a value that is not among the options', () => {
  renderForm([
    aField({ id: 'mode', label: 'Mode', type: 'select', value: 'old', options: { live: 'Live' } }),
  ]);

  expect(screen.getByRole('combobox')).toHaveDisplayValue('old');
});

test('starts with saved values or defaults', () => {
  const fields = [
    aField({ id: 'a', value: 'x', default: 'y' }),
    aField({ id: 'b', default: ['1', '2'] }),
    { id: 'c', label: 'C', type: 'text' },
  ];

  expect(getInitialValues(fields)).toEqual({ a: 'x', b: '1,2', c: '' });
});

test.each([
  [{ key: 'k' }, {}],
  [{ key: ' ' }, { key: 'Please enter your api key' }],
  [{}, { key: 'Please enter your api key' }],
])('%j returns %j', (values, errors) => {
  const fields = [aField({ id: 'key', label: 'API Key' }), aField({ id: 'on', type: 'checkbox' })];

  expect(validateFields(values, fields)).toEqual(errors);
});
