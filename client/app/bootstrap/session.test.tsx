import { act, screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { api } from '@admin/testing';
import { openDashboard } from '../testing/open-dashboard';

/** A page that makes no requests. */
const QUIET = '&path=%2Fanalytics%2Fhoroscope';
const LOGGED_OUT = 'You have been logged out. Log in again to continue where you left off.';

/** The server's response to a cookie that is no longer valid. */
const refusal = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };

function logOut() {
  api.post('/wc-admin/options').reply(403, refusal);
  api.nonce().reply(400, '0');
}

async function loseSession() {
  logOut();
  const dashboard = openDashboard({ address: QUIET });
  await act(async () => {
    await dashboard.registry
      .dispatch(optionsStore)
      .updateOptions({ woocommerce_allow_tracking: 'yes' })
      .catch(() => {});
  });
  return dashboard;
}

test('shows one notice for an expired session and keeps the page content', async () => {
  const { registry } = await loseSession();
  expect(await screen.findByText(LOGGED_OUT)).toBeInTheDocument();

  logOut();
  await act(async () => {
    await registry
      .dispatch(optionsStore)
      .updateOptions({ woocommerce_allow_tracking: 'no' })
      .catch(() => {});
  });

  expect(screen.getAllByText(LOGGED_OUT)).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Report not found' })).toBeInTheDocument();
});

test('opens the login page in a new tab from the notice', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await loseSession();

  await user.click(await screen.findByRole('button', { name: 'Log in' }));

  expect(open).toHaveBeenCalledWith('http://localhost/wp-login.php?interim-login=1', '_blank', 'noopener');
});

test('removes the notice when the user returns logged in', async () => {
  await loseSession();
  await screen.findByText(LOGGED_OUT);
  api.get('/wp/v2/users/me', { _fields: 'id' }).reply(200, { id: 1 }, { 'X-WP-Nonce': 'abcdef0123' });

  window.dispatchEvent(new Event('focus'));

  await waitFor(() => expect(screen.queryByText(LOGGED_OUT)).not.toBeInTheDocument());
});

async function comeBackLoggedOut() {
  const asked = api.get('/wp/v2/users/me', { _fields: 'id' }).reply(403, refusal);
  const renewed = api.nonce().reply(400, '0');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(asked.isDone() && renewed.isDone()).toBe(true));
}

test('keeps the notice when the user returns logged out, also after clicking "Log in"', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await loseSession();
  await comeBackLoggedOut();
  expect(screen.getByText(LOGGED_OUT)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await comeBackLoggedOut();

  expect(await screen.findByText(LOGGED_OUT)).toBeInTheDocument();
});

test('does not show a dismissed notice again', async () => {
  const { user, registry } = await loseSession();
  await user.click(await screen.findByRole('button', { name: 'Dismiss this notice' }));

  await comeBackLoggedOut();

  expect(registry.select(noticesStore).getNotices()).toHaveLength(0);
});
