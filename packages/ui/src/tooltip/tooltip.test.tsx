import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderTooltip() {
  render(
    <>
      <Tooltip text="More about this page">
        <button type="button">Help</button>
      </Tooltip>
      <button type="button">Next</button>
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const getButton = () => screen.getByRole('button', { name: 'Help' });
/** The delay in milliseconds to show or hide, including rendering. */
const FRAMES = 150;
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

test('shows after a hover delay and describes the control', async () => {
  const user = renderTooltip();

  await user.hover(getButton());
  wait(299);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);

  expect(screen.getByRole('tooltip')).toHaveTextContent('More about this page');
  expect(getButton()).toHaveAccessibleDescription('More about this page');
});

test('stays while its text is hovered and hides with the pointer', async () => {
  const user = renderTooltip();
  await user.hover(getButton());
  wait(300);

  await user.hover(screen.getByRole('tooltip'));
  wait(5000);
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.unhover(screen.getByRole('tooltip'));
  wait(FRAMES);

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('does not show if the pointer leaves before the delay', async () => {
  const user = renderTooltip();
  await user.hover(getButton());

  await user.unhover(getButton());
  wait(5000);

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('shows at once on keyboard focus and hides on blur', async () => {
  const user = renderTooltip();

  await user.tab();
  wait(FRAMES);
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.tab();
  wait(FRAMES);

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('hides on Escape without moving focus', async () => {
  const user = renderTooltip();
  await user.tab();
  wait(FRAMES);
  expect(screen.getByRole('tooltip')).toBeVisible();

  await user.keyboard('{Escape}');
  wait(FRAMES);

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(getButton()).toHaveFocus();
});
