import { render, screen, waitFor } from '@testing-library/react';
import { request } from '@admin/http';
import { api } from '@admin/test-kit';
import { ScreenSpinner } from './screen-spinner';
import { useIsIdle } from './use-is-idle';

const askBrowser = jest.fn((call: () => void) => window.setTimeout(call));

beforeEach(() => {
  askBrowser.mockClear();
  Object.assign(window, { requestIdleCallback: askBrowser, cancelIdleCallback: window.clearTimeout });
});

afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

function Late() {
  return useIsIdle() ? <p>Now</p> : null;
}

/** The browser has had time more than once, and nobody took it for idle. */
async function seeWaiting() {
  await waitFor(() => expect(askBrowser.mock.calls.length).toBeGreaterThan(2));
  expect(screen.queryByText('Now')).not.toBeInTheDocument();
}

test.each([200, 403])('what can wait waits for what is read, until the answer is there: %d', async (status) => {
  let answer = () => {};
  api.get('/figures').reply(
    () =>
      new Promise((resolve) => {
        answer = () => resolve([status, {}]);
      }),
  );
  const figures = request('/figures', { decode: () => true }).catch(() => false);
  render(<Late />);
  await seeWaiting();

  answer();

  expect(await screen.findByText('Now')).toBeInTheDocument();
  expect(await figures).toBe(status === 200);
});

test('what can wait waits for the screen, which has yet to ask', async () => {
  const { rerender } = render([<ScreenSpinner key="screen" />, <Late key="late" />]);
  await seeWaiting();

  rerender([<Late key="late" />]);

  expect(await screen.findByText('Now')).toBeInTheDocument();
});
