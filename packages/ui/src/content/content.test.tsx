import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { sanitizeHtml } from '@admin/format';
import { Badge } from './badge';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Html } from './html';
import { readSimpleHtml } from './simple-html';
import { InlineNotice } from './inline-notice';
import { ProgressBar } from './progress-bar';

test('an error is announced at once, other notices in their turn', () => {
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

test('an error state says what failed and tries again', async () => {
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

test('an empty state says what to do next', () => {
  render(
    <EmptyState title="No orders yet" message="Share your shop" actions={<a href="/shop">View shop</a>} />,
  );

  expect(screen.getByText('Share your shop')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View shop' })).toBeVisible();
});

test('a badge is heard as a sentence', () => {
  render(<Badge count={3} label="3 unfinished tasks" />);

  expect(screen.getByRole('img', { name: '3 unfinished tasks' })).toHaveTextContent('3');
});

test('a progress bar tells its value', () => {
  render(<ProgressBar value={3} max={7} label="Setup" />);

  expect(screen.getByRole('progressbar', { name: 'Setup' })).toHaveValue(3);
});

test('HTML comes onto the screen sanitised, its words at once', async () => {
  const { container } = render(
    <Html html={'<b>Hello</b> you<img src="x" onerror="steal()"><script>steal()</script>'} />,
  );
  expect(container).toHaveTextContent(/^Hello you$/);

  await waitFor(() => expect(container).toContainHTML('<b>Hello</b> you'));
  expect(container.querySelectorAll('img, script')).toHaveLength(0);
});

test.each([
  'Words alone',
  'Tom &amp; Jerry &lt;b&gt; R&D',
  '<p>A <b>bold <em>and</em></b> word</p><p>and<br>another<br /></p>',
  '<a href="/help?a=1&b=2&amp;c" target="_blank">on</a>',
  '<a href="mailto:a@b.example" rel="nofollow" target="_blank" download="a.csv"><strong>on</strong></a>',
])('simple HTML is what sanitising makes of it, at once: %s', (html) => {
  const { container } = render(<Html html={html} />);

  expect(container.firstElementChild?.innerHTML).toBe(sanitized(html));
});

test.each([
  '<a href="javascript:steal()">on</a>',
  '<a href=" javascript:steal()">on</a>',
  '<a href="&#106;avascript:steal()">on</a>',
  '<a href="java&Tab;script:steal()">on</a>',
  '<a href="data:text/html,x">on</a>',
  '<a href="/a" href="/b">on</a>',
  '<a href="/a" onclick="steal()">on</a>',
  '<a href="/a" name="cookie">on</a>',
  '<a href="/a?x&copy">on</a>',
  '<a href="/a"><a href="/b">on</a></a>',
  '<b>left open',
  '<b><i>crossed</b></i>',
  '<b><p>in emphasis</p></b>',
  '</b>',
  '1 < 2',
  '<!-- -->',
])('anything else is not simple: %s', (html) => {
  expect(readSimpleHtml(html)).toBeUndefined();
});

test('whatever is taken for simple is what sanitising makes of it', () => {
  const part = fc.constantFrom(
    ...['a', 'b', 'em', 'p', 'script', 'img'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    '<br>',
    '<br />',
    '<a href="',
    '/x',
    '" target="_blank">',
    '&',
    'amp;',
    'copy',
    '=',
    '"',
    '<',
    '>',
    'javascript:',
    '&#58;',
    ' ',
    'x',
    "'",
    '\n',
    '\0',
    '<!--',
    '-->',
    '<A HREF="/">',
    '<a\thref="/">',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const html = parts.join('');
      const simple = readSimpleHtml(html);
      if (!simple) return;
      const { container, unmount } = render(<div>{simple}</div>);
      expect(container.firstElementChild?.innerHTML).toBe(sanitized(html));
      unmount();
    }),
    { numRuns: 500 },
  );
});

/** The HTML that the sanitiser gives. */
const sanitized = (html: string): string =>
  Object.assign(document.createElement('div'), { innerHTML: sanitizeHtml(html) }).innerHTML;
