import { screen, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildError, api } from '@admin/testing';
import { buildSetupList, renderHome, serveLists, serveContext, startAt } from '../testing/render-home';

const OPTIONS = '/wc-admin/options';
const NAME = 'Build a better WooCommerce';
const isFlagged = () => getHistory().location.search.includes('wcpay-connection-success');

function open(tracking: 'yes' | 'no') {
  startAt('&wcpay-connection-success=1');
  serveContext();
  serveLists(buildSetupList({ id: 'products', title: 'Add products' }));
  return renderHome({ options: { woocommerce_allow_tracking: tracking } });
}

test.each([
  ['Yes, share usage data', 'yes'],
  ['No, thanks', 'no'],
])('"%s" saves "%s" once and removes the parameter from the address', async (name, value) => {
  const { user } = open('no');
  const saved = jest.fn(() => ({ woocommerce_allow_tracking: true }));
  api.post(OPTIONS, { woocommerce_allow_tracking: value }).delay(20).reply(200, saved);
  expect(await screen.findByRole('dialog', { name: NAME })).toBeVisible();

  await user.dblClick(screen.getByRole('button', { name }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toHaveBeenCalledTimes(1);
  expect(isFlagged()).toBe(false);
});

test("shows an error when the choice can't be saved, and allows another try", async () => {
  const { user } = open('no');
  api.post(OPTIONS).reply(500, buildError('internal_server_error', 500));
  // The server may have stored it before it failed.
  api
    .get(OPTIONS, { options: 'woocommerce_allow_tracking' })
    .reply(200, { woocommerce_allow_tracking: 'no' });
  await user.click(await screen.findByRole('button', { name: 'Yes, share usage data' }));

  expect(await screen.findByText('There was a problem updating your preferences')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: NAME })).toBeVisible();
  expect(isFlagged()).toBe(true);

  api.post(OPTIONS).reply(200, { woocommerce_allow_tracking: true });
  await user.click(screen.getByRole('button', { name: 'Yes, share usage data' }));
  await waitFor(() => expect(isFlagged()).toBe(false));
});

test('closes without saving and does not ask again', async () => {
  const { user } = open('no');

  await user.click(await screen.findByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isFlagged()).toBe(false);
});

test('does not ask users who already allowed tracking', async () => {
  open('yes');

  await waitFor(() => expect(isFlagged()).toBe(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
