import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { componentsNamespace as c } from './index';

test('shows the text on focus', async () => {
  const Tooltip = c.__experimentalTooltip;
  const user = userEvent.setup();
  render(<Tooltip text="Before taxes" helperText="About sales" />);

  await user.tab();

  const sign = screen.getByRole('button', { name: 'About sales' });
  await waitFor(() => expect(sign).toHaveAccessibleDescription('Before taxes'));
});
