import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SnackbarList } from './snackbar-list';
import type { SnackbarNotice } from './snackbar-notice';

const remove = jest.fn();

function Page({ notices }: { notices: SnackbarNotice[] }) {
  const [shown, setShown] = useState(notices);
  const dismiss = (id: string) => {
    remove(id);
    setShown((all) => all.filter((notice) => notice.id !== id));
  };
  return (
    <>
      <button type="button">Page</button>
      <SnackbarList notices={shown} onRemove={dismiss} />
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const DISMISSED = { id: 'a', content: 'Task dismissed' };
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

function renderNotices(...notices: SnackbarNotice[]) {
  render(<Page notices={notices} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('disappears after ten seconds', () => {
  renderNotices(DISMISSED);

  wait(9999);
  expect(screen.getByText('Task dismissed')).toBeVisible();
  wait(1);

  expect(screen.queryByText('Task dismissed')).not.toBeInTheDocument();
  expect(remove.mock.calls).toEqual([['a']]);
});

test('stays until it is closed if requested', async () => {
  const user = renderNotices({ ...DISMISSED, explicitDismiss: true });

  wait(60_000);
  await user.click(screen.getByText('Task dismissed'));
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));

  expect(remove.mock.calls).toEqual([['a']]);
});

test('pauses the timer while hovered and resumes with the remaining time', async () => {
  const user = renderNotices(DISMISSED);
  wait(6000);

  await user.hover(screen.getByText('Task dismissed'));
  wait(60_000);
  await user.unhover(screen.getByText('Task dismissed'));
  wait(3999);
  expect(remove).not.toHaveBeenCalled();
  wait(1);

  expect(remove).toHaveBeenCalledTimes(1);
});

test('pauses the timer while focused', async () => {
  const user = renderNotices(DISMISSED);
  await user.tab();

  await user.tab();
  wait(60_000);
  expect(remove).not.toHaveBeenCalled();
  await user.tab();
  wait(5000);
  wait(10_000);

  expect(remove).toHaveBeenCalledTimes(1);
});

test.each([
  ['a click', (user: UserEvent) => user.click(screen.getByText('Task dismissed'))],
  ['Enter', (user: UserEvent) => user.keyboard('{Tab}{Tab}{Enter}')],
  ['Space', (user: UserEvent) => user.keyboard('{Tab}{Tab} ')],
  ['Escape', (user: UserEvent) => user.keyboard('{Tab}{Tab}{Escape}')],
])('dismisses once on %s', async (_, dismiss) => {
  const user = renderNotices(DISMISSED);

  await dismiss(user);
  wait(20_000);

  expect(remove.mock.calls).toEqual([['a']]);
});

test('shows only its first action, which runs once and dismisses it', async () => {
  const undo = jest.fn();
  const user = renderNotices({
    ...DISMISSED,
    actions: [{ label: 'Undo', onClick: undo }, { label: 'More' }],
  });
  expect(screen.queryByText('More')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(undo).toHaveBeenCalledTimes(1);
  expect(remove.mock.calls).toEqual([['a']]);
});

test('renders an action with an href as a link', () => {
  renderNotices({ ...DISMISSED, actions: [{ label: 'Customize', url: '/wp-admin/customize.php' }] });

  expect(screen.getByRole('link', { name: 'Customize' })).toHaveAttribute('href', '/wp-admin/customize.php');
});

test('is announced by a live region that already exists', () => {
  const { rerender } = render(<SnackbarList notices={[]} onRemove={remove} />);
  const region = document.querySelector('[aria-live="polite"]');

  rerender(<SnackbarList notices={[DISMISSED]} onRemove={remove} />);

  expect(region).toHaveTextContent('Task dismissed');
});

test('moves focus to the next snackbar on dismissal, and finally back to the page', async () => {
  const user = renderNotices(DISMISSED, { id: 'b', content: 'Saved' });
  await user.tab();
  await user.tab();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Dismiss this notice' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus();
});

test('has a separate timer for each snackbar', () => {
  const { rerender } = render(<SnackbarList notices={[DISMISSED]} onRemove={remove} />);
  wait(5000);

  rerender(<SnackbarList notices={[DISMISSED, { id: 'b', content: 'Saved' }]} onRemove={remove} />);
  wait(5000);
  expect(remove.mock.calls).toEqual([['a']]);
  wait(5000);

  expect(remove.mock.calls).toEqual([['a'], ['b']]);
});

describe('its action', () => {
  const UNDO = { ...DISMISSED, actions: [{ label: 'Undo' }] };

  /** A row that is dismissed, in the middle of a page. */
  function Rows({ notice }: { notice: SnackbarNotice }) {
    const [notices, setNotices] = useState<SnackbarNotice[]>([]);
    return (
      <>
        <button
          type="button"
          onClick={() => setNotices([{ ...notice, id: `${notice.id}${notices.length}` }])}
        >
          Dismiss
        </button>
        <button type="button">Next row</button>
        <input aria-label="Search" />
        <SnackbarList notices={notices} onRemove={() => setNotices([])} />
      </>
    );
  }
  function renderRows(notice: SnackbarNotice = UNDO) {
    render(<Rows notice={notice} />);
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  }
  const button = (name: string) => screen.getByRole('button', { name });

  test('is the next tab stop after the click, and Tab continues from there', async () => {
    const user = renderRows();
    await user.keyboard('{Tab}{Enter}{Tab}');
    expect(button('Undo')).toHaveFocus();

    await user.tab({ shift: true });
    expect(button('Dismiss')).toHaveFocus();
    await user.keyboard('{Enter}{Tab}{Tab}{Tab}');
    expect(button('Next row')).toHaveFocus();
  });

  test('restores focus after it was used', async () => {
    const user = renderRows();

    await user.keyboard('{Tab}{Enter}{Tab}{Enter}');

    expect(screen.queryByText('Task dismissed')).not.toBeInTheDocument();
    expect(button('Dismiss')).toHaveFocus();
  });

  test('is not a tab stop when the user continues elsewhere', async () => {
    const user = renderRows();
    await user.click(button('Dismiss'));

    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'tea');
    await user.tab({ shift: true });
    expect(button('Next row')).toHaveFocus();
    await user.tab();

    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  test('does not time out while the Tab key is in use', async () => {
    const user = renderRows();
    await user.click(button('Next row'));
    await user.click(button('Dismiss'));
    wait(9000);

    await user.tab({ shift: true });
    wait(5000);
    expect(button('Undo')).toBeVisible();
    wait(1000);

    expect(screen.queryByText('Task dismissed')).not.toBeInTheDocument();
  });
});
