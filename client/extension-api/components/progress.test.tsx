import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { componentsNamespace as c } from './index';

test('exposes its value to screen readers and limits it to 100', () => {
  const { rerender } = render(<c.ProgressBar percent={40} label="Import" />);
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '40');

  rerender(<c.ProgressBar percent={400} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('goes back to a completed step', async () => {
  const goTo = jest.fn();
  const steps = ['one', 'two'].map((key) => ({ key, label: `Step ${key}`, onClick: goTo }));
  render(<c.Stepper steps={steps} currentStep="two" />);

  await userEvent.click(screen.getByRole('button', { name: /Step one/ }));

  expect(goTo.mock.calls).toEqual([['one']]);
});
