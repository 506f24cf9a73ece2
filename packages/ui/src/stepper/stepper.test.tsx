import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper, type StepperProps } from './stepper';

const STEPS = [
  { key: 'location', label: 'Set store location', description: 'Where you are', content: 'Address form' },
  { key: 'rates', label: 'Set shipping costs', content: 'Rates form' },
  { key: 'labels', label: 'Print labels', content: 'Partners' },
];

const renderStepper = (props: Partial<StepperProps> = {}) =>
  render(<Stepper steps={STEPS} currentStep="rates" {...props} />);

test('shows the content of the current step only', () => {
  renderStepper();

  expect(screen.getByText('Rates form')).toBeVisible();
  expect(screen.queryByText('Address form')).not.toBeInTheDocument();
  expect(screen.queryByText('Partners')).not.toBeInTheDocument();
});

test('shows the progress of the wizard', () => {
  renderStepper();

  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Step 1 of 3, complete: Set store location');
  expect(second).toHaveTextContent('Step 2 of 3: Set shipping costs');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent('Step 3 of 3: Print labels');
  expect(third).not.toHaveAttribute('aria-current');
});

test('marks only the given steps as complete', () => {
  const [location, rates, labels] = STEPS;
  if (!location || !rates || !labels) throw new Error('Three steps are needed.');

  renderStepper({ steps: [{ ...location, isComplete: false }, rates, { ...labels, isComplete: true }] });

  expect(screen.getByRole('heading', { name: /Set store location/ })).toHaveTextContent('Step 1 of 3: ');
  expect(screen.getByRole('heading', { name: /Print labels/ })).toHaveTextContent('Step 3 of 3, complete: ');
});

test('does not mark a skipped step as complete and links back to it', async () => {
  const user = userEvent.setup();
  const select = jest.fn();
  const [location, ...others] = STEPS;
  if (!location) throw new Error('A step is needed.');
  renderStepper({ steps: [{ ...location, isSkipped: true }, ...others], onStepSelect: select });

  await user.click(screen.getByRole('button', { name: 'Step 1 of 3, skipped: Set store location' }));

  expect(select).toHaveBeenCalledWith('location');
});

test('does not move focus initially and focuses the heading of a new step', () => {
  const { rerender } = renderStepper();
  expect(document.body).toHaveFocus();

  rerender(<Stepper steps={STEPS} currentStep="labels" />);

  expect(screen.getByRole('heading', { name: 'Step 3 of 3: Print labels' })).toHaveFocus();
});

test('links back to completed steps only', async () => {
  const user = userEvent.setup();
  const select = jest.fn();
  renderStepper({ onStepSelect: select });

  await user.click(screen.getByRole('button', { name: /Set store location/ }));

  expect(select).toHaveBeenCalledWith('location');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('renders headings at the given level', () => {
  renderStepper({ headingLevel: 3 });

  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('shows the content below all steps in the horizontal layout', () => {
  renderStepper({ isVertical: false });

  expect(screen.getByRole('list')).not.toHaveTextContent('Rates form');
  expect(screen.getByText('Rates form')).toBeVisible();
});
