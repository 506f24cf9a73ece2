import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Badge } from './badge';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Html } from './html';
import { InlineNotice } from './inline-notice';
import { ProgressBar } from './progress-bar';

test('announces errors at once and other notices politely', () => {
  render(
    <>
      <InlineNotice status="error">There was a problem</InlineNotice>
      <InlineNotice status="success" actions={<button type="button">Undo</button>}>
        Saved
      </InlineNotice>
    </>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('There was a problem');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('shows what failed and a retry button in an error state', async () => {
  const user = userEvent.setup();
  const retry = jest.fn();
  const { rerender } = render(
    <ErrorState title="Your tasks could not be loaded" message="No answer" onRetry={retry} />,
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  rerender(
    <ErrorState title="Your tasks could not be loaded" message="No answer" onRetry={retry} isRetrying />,
  );
  await user.click(screen.getByRole('button', { name: 'Retry', busy: true }));

  expect(screen.getByRole('alert')).toHaveTextContent('Your tasks could not be loaded');
  expect(retry).toHaveBeenCalledTimes(1);
});

test('shows the next step in an empty state', () => {
  render(
    <EmptyState title="No orders yet" message="Share your shop" actions={<a href="/shop">View shop</a>} />,
  );

  expect(screen.getByText('Share your shop')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View shop' })).toBeVisible();
});

test('exposes a badge as a sentence to screen readers', () => {
  render(<Badge count={3} label="3 unfinished tasks" />);

  expect(screen.getByRole('img', { name: '3 unfinished tasks' })).toHaveTextContent('3');
});

test('exposes the value of a progress bar', () => {
  render(<ProgressBar value={3} max={7} label="Setup" />);

  expect(screen.getByRole('progressbar', { name: 'Setup' })).toHaveValue(3);
});

test.each([
  ['<b>Hello</b> you<img src="x" onerror="steal()"><script>steal()</script>', '<b>Hello</b> you'],
  ['<p>A <b>bold <em>and</em></b> word</p>', '<p>A <b>bold <em>and</em></b> word</p>'],
  ['<a href="javascript:steal()">on</a>', '<a>on</a>'],
  ['<a href="/a" onclick="steal()">on</a>', '<a href="/a">on</a>'],
  ['<a href="/help" target="_blank">on</a>', '<a href="/help" target="_blank" rel="noopener">on</a>'],
  ['Tom &amp; Jerry &lt;b&gt; R&D', 'Tom &amp; Jerry &lt;b&gt; R&amp;D'],
])('sanitizes HTML: %s', (html, clean) => {
  const { container } = render(<Html html={html} />);

  expect(container.firstElementChild?.innerHTML).toBe(clean);
});
