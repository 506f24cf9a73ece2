import { render, screen, waitFor } from '@testing-library/react';
import { optionsStore, useOption } from '@admin/store-options';
import { api, renderWithStores } from '@admin/testing';
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

function Screen() {
  return <output>{useOption('woocommerce_allow_tracking').status}</output>;
}

/** Lets the browser be idle several times, and expects the hook not to treat that as idle. */
async function seeWaiting() {
  await waitFor(() => expect(askBrowser.mock.calls.length).toBeGreaterThan(2));
  expect(screen.queryByText('Now')).not.toBeInTheDocument();
}

test.each([200, 403])('waits for pending requests to end with %d', async (status) => {
  let answer = () => {};
  api.get('/wc-admin/options', { options: 'woocommerce_allow_tracking' }).reply(
    () =>
      new Promise((resolve) => {
        answer = () => resolve([status, {}]);
      }),
  );
  renderWithStores([optionsStore], [<Screen key="screen" />, <Late key="late" />]);
  await seeWaiting();

  answer();

  expect(await screen.findByText('Now')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(status === 200 ? 'finished' : 'failed');
});

test('waits for a screen that is still loading', async () => {
  const { rerender } = render([<ScreenSpinner key="screen" />, <Late key="late" />]);
  await seeWaiting();

  rerender([<Late key="late" />]);

  expect(await screen.findByText('Now')).toBeInTheDocument();
});
