import { screen } from '@testing-library/react';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { ConnectStep } from './connect-step';

const BACK = 'https://shop.example/wp-admin/admin.php?page=wc-admin&task=shipping';
const address = () => api.get('/wc-admin/plugins/connect-jetpack', { redirect_url: BACK });
const show = (onRetry?: () => void, active = ['jetpack']) =>
  renderWithStores([pluginsStore, userStore], <ConnectStep redirectUrl={BACK} onRetry={onRetry} />, {
    prepare(registry) {
      hydrateCurrentUser(registry, buildUser());
      hydratePlugins(registry, { installedPlugins: ['jetpack'], activePlugins: ['woocommerce', ...active] });
    },
  });

test('links to the connection page, from which the user returns', async () => {
  const connectAction = 'https://connect.example/?site=1';
  address().reply(200, { slug: 'jetpack', name: 'Jetpack', connectAction });
  show();
  expect(screen.getByRole('button', { name: 'Connect with Jetpack' })).toHaveAttribute('aria-busy', 'true');

  const link = await screen.findByRole('link', { name: 'Connect with Jetpack' });

  expect(link).toHaveAttribute('href', connectAction);
});

test.each([
  ['an error', 500, buildError('woocommerce_rest_jetpack_not_active', 404, 'Jetpack is not active.')],
  ['an error for a javascript: URL', 200, { connectAction: 'javascript:alert(1)' }],
])('shows %s with a retry button', async (_, status, answer) => {
  address().reply(status, answer);
  const onRetry = jest.fn();
  const { user } = show(onRetry);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('installs a missing connection plugin first', async () => {
  const answer = { data: {}, errors: { errors: [] }, success: true };
  api.post('/wc-admin/plugins/activate', { plugins: 'jetpack' }).reply(200, answer);
  address().reply(200, { connectAction: 'https://connect.example/' });
  const { user } = show(undefined, []);

  await user.click(screen.getByRole('button', { name: 'Install and activate' }));

  expect(await screen.findByRole('link', { name: 'Connect with Jetpack' })).toBeVisible();
});
