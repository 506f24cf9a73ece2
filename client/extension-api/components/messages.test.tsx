import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { componentsNamespace as c } from './index';

test('shows an error in place of a crashed component and retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const [onError, act] = [jest.fn(), jest.fn()];
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('Broken on purpose.');
    return <p>Here again</p>;
  }
  const Boundary = c.__experimentalErrorBoundary;
  const user = userEvent.setup();
  render(
    <Boundary errorMessage="It broke." actionLabel="Again" actionCallback={act} onError={onError}>
      <Part />
    </Boundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
  expect(onError).toHaveBeenCalled();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Again' }));

  expect(act).toHaveBeenCalledWith(new Error('Broken on purpose.'));
  expect(screen.getByText('Here again')).toBeVisible();
});

test('shows an error for analytics data with a reload button', () => {
  render(<c.AnalyticsError />);

  expect(screen.getByRole('alert')).toHaveTextContent('There was an error getting your stats');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
