import { screen, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildError, api, buildTask, buildTaskList, buildUser } from '@admin/testing';
import { buildSetupList, renderHome, serveLists, serveContext, startAt } from '../testing/render-home';

const OPTIONS = '/wc-admin/options';
const INSTALLED = { woocommerce_admin_dismissed_mobile_app_modal: 'yes' };
const TASK = {
  id: 'get-mobile-app',
  title: 'Get the mobile app',
  actionUrl: 'http://localhost/wp-admin/admin.php?page=wc-admin&mobileAppModal=true',
};

const dialog = () => screen.queryByRole('dialog', { name: 'Manage your store on the go' });
const finish = () => screen.findByRole('button', { name: 'I installed the app' });
const list = (isComplete: boolean) => [
  buildSetupList({ id: 'products', title: 'Add products' }),
  buildTaskList({
    id: 'extended',
    title: 'Next',
    tasks: [buildTask({ ...TASK, isComplete }), buildTask({ id: 'b' })],
  }),
];

beforeEach(() => {
  startAt();
  serveLists(...list(false));
});

test('opens a dialog with links to the app, and can be closed for later', async () => {
  serveContext();
  const { user } = renderHome();

  await user.click(await screen.findByRole('link', { name: 'Get the mobile app' }));

  expect(await finish()).toBeVisible();
  expect(dialog()).toHaveTextContent('your store address: http://localhost');
  expect(screen.getAllByRole('link', { name: /opens in a new tab/ }).map((link) => link.textContent)).toEqual(
    ['Google Play (opens in a new tab)', 'App Store (opens in a new tab)'],
  );
  await user.click(screen.getByRole('button', { name: "I'll do it later" }));

  expect(dialog()).not.toBeInTheDocument();
  expect(getHistory().location.search).toBe('?page=wc-admin');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Get the mobile app' })).toHaveFocus());
});

test('completes the task once the server has saved it', async () => {
  startAt('&mobileAppModal=true');
  serveContext();
  const { user } = renderHome();
  await screen.findByText('Get the mobile app');

  api.post(OPTIONS, INSTALLED).delay(20).reply(500, buildError('internal_server_error', 500));
  await user.dblClick(await finish());
  expect(await screen.findByText('There was a problem updating the task list')).toBeInTheDocument();
  expect(dialog()).toBeVisible();

  api.post(OPTIONS, INSTALLED).reply(200, INSTALLED);
  serveLists(...list(true));
  await user.click(await finish());

  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(screen.getByText('Completed:').parentElement).toHaveTextContent('Get the mobile app');
  expect(screen.getByRole('img', { name: '1 task left' })).toBeVisible();
  expect(getHistory().location.search).toBe('?page=wc-admin');
});

test('hides the completion button from users who may not manage options', async () => {
  startAt('&mobileAppModal=true');
  const user = buildUser();
  const capabilities = { ...user.capabilities, manage_options: false };
  serveContext({ ...user, is_super_admin: false, capabilities });
  renderHome();
  await screen.findByText('Get the mobile app');

  expect(await screen.findByRole('button', { name: "I'll do it later" })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I installed the app' })).not.toBeInTheDocument();
});
