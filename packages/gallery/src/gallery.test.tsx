import { act, render, screen, waitFor } from '@testing-library/react';
import * as calendar from '@admin/calendar';
import * as charts from '@admin/charts';
import * as filters from '@admin/filters';
import * as table from '@admin/table';
import * as ui from '@admin/ui';
import { chapters } from './chapters';
import { Gallery } from './gallery';

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context');

test.each([
  ['ui', ui],
  ['charts', charts],
  ['calendar', calendar],
  ['table', table],
  ['filters', filters],
])('every component of %s has its place', (_name, offered) => {
  const shown = new Set(chapters.flatMap(({ shows }) => shows));
  expect(Object.keys(offered).filter((name) => isComponent(name) && !shown.has(name))).toEqual([]);
});

test('the address decides the colours and the direction', async () => {
  window.history.replaceState({}, '', '?scheme=dark&dir=rtl');
  const options = { onCaughtError: () => undefined };
  // Until what comes late is there, too.
  const { unmount } = await act(async () => render(<Gallery />, options));

  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('switch', { name: 'Right to left' })).toBeChecked();
  // The code for long tables arrives by itself; the test is not over before.
  await waitFor(() => expect(document.querySelector('.sa-table__gap')).toBeInTheDocument());
  unmount();
});
