import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import moment from 'moment';
import { createRef, type ReactNode } from 'react';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { createNamespaces, offerGlobals } from '../index';

beforeAll(() => {
  setHost(buildHost());
  offerGlobals(window, { registry: createRegistry(), isAlone: true });
});

const { components: c } = createNamespaces();
const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });

describe('DynamicForm', () => {
  const fields = {
    key: { id: 'key', label: 'Key', type: 'text' },
    mode: {
      id: 'mode',
      label: 'Mode',
      type: 'select',
      value: 'live',
      options: { test: 'Test', live: 'Live' },
    },
    log: { id: 'log', label: 'Log', type: 'checkbox', value: 'yes' },
    debug: { id: 'debug', label: 'Debug', type: 'checkbox', value: 'no' },
  };

  test('takes the fields of a gateway and requires none of them', async () => {
    const [onSubmit, onChange] = [jest.fn(), jest.fn()];
    const { user } = show(<c.DynamicForm fields={fields} onSubmit={onSubmit} onChange={onChange} />);
    expect(screen.getByRole('textbox', { name: 'Key' })).not.toBeRequired();

    await user.click(screen.getByRole('checkbox', { name: 'Debug' }));
    await user.click(screen.getByRole('button', { name: 'Proceed' }));

    const values = { key: undefined, mode: 'live', log: true, debug: true };
    expect(onChange.mock.calls).toEqual([[{ name: 'debug', value: true }, values, true]]);
    expect(onSubmit.mock.calls).toEqual([[values]]);
  });

  test("shows the extension's messages and does not submit then", async () => {
    const onSubmit = jest.fn();
    const { user } = show(
      <c.DynamicForm fields={fields} validate={() => ({ key: 'Say which.' })} onSubmit={onSubmit} />,
    );

    await user.click(screen.getByRole('button', { name: 'Proceed' }));

    expect(screen.getByRole('textbox', { name: 'Key' })).toHaveAccessibleDescription('Say which.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('does not submit while it is busy', async () => {
    const onSubmit = jest.fn();
    const { user } = show(<c.DynamicForm fields={[]} isBusy onSubmit={onSubmit} submitLabel="Send" />);

    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Search', () => {
  const autocompleter = {
    options: async (text: string) => (text === 'blue' ? [{ id: 4, name: 'Blue mug' }] : []),
    getOptionCompletion: (item: unknown) => ({
      key: (item as { id: number }).id,
      label: (item as { name: string }).name,
    }),
  };

  test('passes the name of an item also if it was rendered again meanwhile', async () => {
    const chosen = jest.fn();
    const mugs = () => (
      <c.Search type="custom" label="Mugs" autocompleter={autocompleter} onChange={chosen} />
    );
    const { user, rerender } = show(mugs());
    await user.type(screen.getByRole('combobox', { name: 'Mugs' }), 'blue');
    const option = await screen.findByRole('option', { name: 'Blue mug' });
    rerender(mugs());

    await user.click(option);

    await waitFor(() => expect(chosen).toHaveBeenCalledWith([{ key: 4, label: 'Blue mug' }]));
  });
});

describe('Form', () => {
  test('connects native inputs, also to values in objects', async () => {
    const [onSubmit, onChange, onChanges, alsoChange] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
    const { user } = show(
      <c.Form
        initialValues={{ shop: { city: 'Bonn' }, isOpen: false }}
        onChange={onChange}
        onChanges={onChanges}
        onSubmit={onSubmit}
      >
        {({ getInputProps, getCheckboxControlProps, handleSubmit }) => {
          const {
            help: _help,
            selected: _selected,
            checked: _checked,
            ...city
          } = getInputProps('shop.city', {
            className: 'wide',
            onChange: alsoChange,
            sanitize: (value) => String(value).trim(),
          });
          const { help: _note, ...isOpen } = getCheckboxControlProps('isOpen');
          return (
            <>
              <input aria-label="City" {...city} />
              <input aria-label="Open" type="checkbox" {...isOpen} />
              <button type="button" onClick={() => void handleSubmit()}>
                Send
              </button>
            </>
          );
        }}
      </c.Form>,
    );
    const city = screen.getByRole('textbox', { name: 'City' });
    expect(city).toHaveClass('wide');

    fireEvent.change(city, { target: { value: 'Kiel ' } });
    fireEvent.blur(city);
    await user.click(screen.getByRole('checkbox', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));

    const values = { shop: { city: 'Kiel' }, isOpen: true };
    expect(onSubmit.mock.calls).toEqual([[values]]);
    expect(alsoChange.mock.calls).toEqual([[expect.objectContaining({ type: 'change' })]]);
    expect(onChange).toHaveBeenLastCalledWith({ name: 'isOpen', value: true }, values, true);
    expect(onChanges).toHaveBeenLastCalledWith([{ name: 'isOpen', value: true }], values, true);
  });

  test('reports several values at once, and is reset from outside', async () => {
    const onChange = jest.fn();
    const form = createRef<{ resetForm: (values?: Record<string, unknown>) => void }>();
    const { user } = show(
      <c.Form ref={form} initialValues={{ city: 'Bonn', zip: '' }} onChange={onChange}>
        {({ values, setValues }) => (
          <button type="button" onClick={() => setValues({ city: 'Kiel', zip: '24103' })}>
            {String(values['city'])}
          </button>
        )}
      </c.Form>,
    );

    await user.click(screen.getByRole('button', { name: 'Bonn' }));

    expect(onChange.mock.calls.map(([change]) => change)).toEqual([
      { name: 'city', value: 'Kiel' },
      { name: 'zip', value: '24103' },
    ]);
    act(() => form.current?.resetForm({ city: 'Ulm' }));
    expect(screen.getByRole('button', { name: 'Ulm' })).toBeVisible();
  });
});

describe('SelectControl', () => {
  const options = [
    { key: 1, label: 'Apple' },
    { key: 2, label: 'Berry' },
  ];

  test('takes keys that are numbers', async () => {
    const [one, some] = [jest.fn(), jest.fn()];
    const { user } = show(
      <>
        <c.SelectControl label="Fruit" options={options} selected={1} onChange={one} />
        <c.SelectControl label="Fruits" options={options} selected={[]} multiple onChange={some} />
      </>,
    );

    await user.selectOptions(screen.getByRole('combobox', { name: 'Fruit' }), 'Berry');
    expect(one).toHaveBeenCalledWith(2, '');
    await user.type(screen.getByRole('combobox', { name: 'Fruits' }), 'app');
    const found = within(await screen.findByRole('listbox'));
    await user.click(await found.findByRole('option', { name: 'Apple' }));

    expect(some).toHaveBeenCalledWith([options[0]], '');
  });

  test.each([true, false])("offers the results of the extension's search, several: %s", async (multiple) => {
    const chosen = jest.fn();
    const cherry = { key: 'c', label: 'Cherry' };
    const { user } = show(
      <c.SelectControl
        label="Fruit"
        options={[]}
        selected={[]}
        isSearchable
        multiple={multiple}
        onSearch={async (_, text) => (text === 'che' ? [cherry] : [])}
        onChange={chosen}
      />,
    );

    await user.type(screen.getByRole('combobox', { name: 'Fruit' }), 'che');
    await user.click(await screen.findByRole('option', { name: 'Cherry' }));

    expect(chosen).toHaveBeenCalledWith([cherry], '');
  });
});

describe('dates', () => {
  test('DatePicker reports a moment, the text in its format, and a problem', () => {
    const onUpdate = jest.fn();
    show(
      <c.DatePicker
        date={moment('2026-11-22')}
        dateFormat="MM/DD/YYYY"
        isInvalidDate={(day) => day.isAfter('2026-11-25')}
        onUpdate={onUpdate}
      />,
    );
    const field = screen.getByLabelText('Date');

    fireEvent.change(field, { target: { value: '2026-11-24' } });
    fireEvent.change(field, { target: { value: '2026-11-26' } });

    expect(onUpdate).toHaveBeenCalledTimes(2);
    const [[{ date, ...rest }], [problem]] = onUpdate.mock.calls as [[{ date: moment.Moment }], [unknown]];
    expect(date.format('YYYY-MM-DD')).toBe('2026-11-24');
    expect(rest).toEqual({ text: '11/24/2026', error: null });
    expect(problem).toEqual({ date: null, text: '11/26/2026', error: 'This date is not available' });
  });

  test('DateTimePickerControl reads times without a zone as UTC and can end with the day', () => {
    const onChange = jest.fn();
    const { rerender } = show(<c.DateTimePickerControl label="From" currentDate="2026-11-22T09:05:00" />);
    const local = moment.utc('2026-11-22T09:05').local().format('YYYY-MM-DDTHH:mm');
    expect(screen.getByLabelText('From')).toHaveValue(local);

    rerender(
      <c.DateTimePickerControl
        label="To"
        isDateOnlyPicker
        timeForDateOnly="end-of-day"
        onChange={onChange}
      />,
    );
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-22' } });

    const end = new Date(2026, 10, 22, 23, 59, 59, 999).toISOString();
    expect(onChange).toHaveBeenCalledWith(end, true);
  });
});
