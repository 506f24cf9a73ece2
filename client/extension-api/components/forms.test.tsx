import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
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
