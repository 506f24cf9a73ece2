import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ChunkLoadError } from '@admin/navigation';
import { ScreenBoundary } from './screen-boundary';

const failing = (error: unknown) =>
  function Failing(): ReactNode {
    throw error;
  };

function show(error: unknown, onCrash?: () => Promise<string>) {
  const Screen = failing(error);
  // Before rendering: user-event installs a clipboard like that of browsers.
  const user = userEvent.setup();
  render(
    <ScreenBoundary name="screen" {...(onCrash && { onCrash })}>
      <Screen />
    </ScreenBoundary>,
    { onCaughtError: () => {} },
  );
  return user;
}

const report = () => screen.getByLabelText('Report');

test('shows an error for a crash, with a report to copy', async () => {
  const user = show(new TypeError('items is undefined'));
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByRole('region', { name: 'Something went wrong on this screen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();

  await user.click(screen.getByText('Report'));
  await user.click(screen.getByRole('button', { name: 'Copy report' }));

  const text = copied.mock.calls[0]?.[0];
  expect(text).toMatch(/^TypeError: items is undefined\nPage: \/ \/\nBrowser: .+\nTime: \d{4}-/);
  expect(text).toContain('screen-boundary.tsx');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

test('shows a crash also when its extension cannot be found', async () => {
  const onCrash = jest.fn(() => Promise.reject(new Error('Offline.')));
  show(new TypeError('items is undefined'), onCrash);

  await expect(onCrash.mock.results[0]?.value).rejects.toThrow('Offline.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('leaves search text out of the report', () => {
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin&path=/customers&search=ada');

  show(new Error('Broken on purpose.'));

  expect(report()).toHaveDisplayValue(/Page: \/wp-admin\/admin.php \/customers\n/);
  expect(report()).not.toHaveDisplayValue(/ada/);
});

test('names a chunk that could not be loaded', () => {
  const cause = Object.assign(new Error(), { type: 'missing', request: 'https://shop.example/home.js' });

  show(new ChunkLoadError('home', cause));

  expect(screen.getByRole('alert')).toHaveTextContent('This screen could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The “home” part of the dashboard could not be loaded.',
  );
  expect(report()).toHaveDisplayValue(/\(missing: https:\/\/shop.example\/home.js\)/);
  for (const name of ['Retry', 'Reload']) expect(screen.getByRole('button', { name })).toBeInTheDocument();
});
