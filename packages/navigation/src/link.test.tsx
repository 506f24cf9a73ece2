import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { getHistory, getQuery, Link } from './index';

const HOME = '/wp-admin/admin.php?page=wc-admin';
const TASK = 'admin.php?page=wc-admin&task=tax';

beforeEach(() => getHistory().replace(HOME));

/** Clicks as a browser would, without leaving the page where the link would load one. */
function click(link: HTMLElement, init: MouseEventInit = {}): { loadsPage: boolean } {
  const event = createEvent.click(link, { button: 0, ...init });
  let loadsPage = false;
  const observe = (seen: Event) => {
    loadsPage = !seen.defaultPrevented;
    seen.preventDefault();
  };
  window.addEventListener('click', observe, { once: true });
  fireEvent(link, event);
  return { loadsPage };
}

test('opens a dashboard page without a page load', () => {
  render(<Link href={TASK}>Tax</Link>);

  const { loadsPage } = click(screen.getByRole('link', { name: 'Tax' }));

  expect(loadsPage).toBe(false);
  expect(getQuery()).toEqual({ page: 'wc-admin', task: 'tax' });
});

test.each([
  [
    'a host page',
    <Link key="a" href="admin.php?page=wc-settings">
      Go
    </Link>,
    {},
  ],
  [
    'another site',
    <Link key="b" href="https://elsewhere.example/" type="external">
      Go
    </Link>,
    {},
  ],
  [
    'a link of type "wp-admin"',
    <Link key="c" href={TASK} type="wp-admin">
      Go
    </Link>,
    {},
  ],
  [
    'a link with the target "_blank"',
    <Link key="d" href={TASK} target="_blank">
      Go
    </Link>,
    {},
  ],
  [
    'a click with Ctrl',
    <Link key="e" href={TASK}>
      Go
    </Link>,
    { ctrlKey: true },
  ],
  [
    'a click with Cmd',
    <Link key="f" href={TASK}>
      Go
    </Link>,
    { metaKey: true },
  ],
  [
    'a click with Shift',
    <Link key="g" href={TASK}>
      Go
    </Link>,
    { shiftKey: true },
  ],
  [
    'a middle click',
    <Link key="h" href={TASK}>
      Go
    </Link>,
    { button: 1 },
  ],
])('leaves %s to the browser', (_, link, init) => {
  render(link);

  const { loadsPage } = click(screen.getByRole('link', { name: 'Go' }), init);

  expect(loadsPage).toBe(true);
  expect(getQuery()).toEqual({ page: 'wc-admin' });
});

test('loads a dashboard page from a classic page', () => {
  getHistory().replace('/wp-admin/admin.php?page=wc-settings');
  render(<Link href={TASK}>Tax</Link>);

  expect(click(screen.getByRole('link', { name: 'Tax' })).loadsPage).toBe(true);
});

test('ignores a click that was already handled', () => {
  render(
    <Link href={TASK} onClick={(event) => event.preventDefault()}>
      Tax
    </Link>,
  );

  click(screen.getByRole('link', { name: 'Tax' }));

  expect(getQuery()).toEqual({ page: 'wc-admin' });
});

test('renders no link for a javascript URL', () => {
  render(<Link href="javascript:alert(1)">Free offer</Link>);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Free offer')).toBeInTheDocument();
});
