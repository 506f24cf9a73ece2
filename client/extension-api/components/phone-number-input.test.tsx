import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { componentsNamespace as c } from './index';

test('reports a phone number with its country', async () => {
  setHost(buildHost({ settings: { countries: { DE: 'Germany', GB: 'United Kingdom' } } }));
  const told = jest.fn();
  function Phone() {
    const [value, setValue] = useState('+49 421 1234');
    return (
      <c.PhoneNumberInput
        value={value}
        onChange={(next, ...rest) => {
          setValue(next);
          told(next, ...rest);
        }}
      />
    );
  }
  const user = userEvent.setup();
  render(<Phone />);
  const number = screen.getByRole('textbox', { name: 'Phone number' });
  expect(number).toHaveValue('421 1234');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Germany +49');

  await user.type(number, '5x');
  expect(told).toHaveBeenLastCalledWith('+49 421 12345', '+49421 12345'.replace(' ', ''), 'DE');

  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.clear(screen.getByRole('combobox', { name: 'Country' }));
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'United K');
  await user.click(screen.getByRole('option', { name: /United Kingdom/ }));
  expect(told).toHaveBeenLastCalledWith('+44 421 12345', '+4442112345', 'GB');
});
