import { screen, waitFor } from '@testing-library/react';
import { buildError, api, deferReply } from '@admin/testing';
import { buildSetupList, renderHome, serveLists, serveContext, startAt } from '../testing/render-home';

const PROVIDER = { id: 'woocommerce-payments', title: 'Finish setting up payments' };
const CONNECT = '/wc-admin/plugins/connect-wcpay';
const FAILURE =
  "There was an error connecting to the provider's payments service. Please try again or connect later in store settings.";

// Only the fragment changes from here, because jsdom can't navigate to another page.
const HERE = '/wp-admin/admin.php?page=wc-settings';

beforeEach(() => {
  startAt();
  window.history.replaceState({}, '', HERE);
  serveContext();
  serveLists(buildSetupList(PROVIDER));
});

const button = () => screen.getByRole('button', { name: 'Verify details' });

async function verify() {
  const { user } = renderHome();
  await user.click(await screen.findByRole('button', { name: 'Verify details' }));
  return user;
}

test("is busy while loading the provider's address, then opens it", async () => {
  const answer = deferReply(() => ({ connectUrl: `http://localhost${HERE}#agree` }));
  api.post(CONNECT).reply(200, answer.reply);
  const user = await verify();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  answer.release();

  await waitFor(() => expect(window.location.hash).toBe('#agree'));
  expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
});

test.each([
  ['the connection fails', 500, buildError('woocommerce_rest_helper_connect', 500)],
  ['the URL is a javascript: URL', 200, { connectUrl: 'javascript:alert(1)' }],
  ['the URL has another scheme', 200, { connectUrl: 'ftp://provider.example/' }],
  ['the URL is missing', 200, {}],
])('when %s it shows an error, and allows another try', async (_, status, answer) => {
  api.post(CONNECT).reply(status, answer);
  await verify();

  expect(await screen.findByText(FAILURE)).toBeVisible();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(window.location.href).toBe(`http://localhost${HERE}`);
});

test('opens the terms in a new tab', async () => {
  renderHome();

  const terms = await screen.findByRole('link', { name: 'Terms of Service' });
  expect(terms).toHaveAttribute('href', 'https://wordpress.com/tos/');
  expect(terms).toHaveAttribute('target', '_blank');
});
