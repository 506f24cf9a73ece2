import { screen, waitFor } from '@testing-library/react';
import { SlotFillProvider } from '@admin/extensions';
import { buildError, api } from '@admin/testing';
import { BERKELEY, serveSettings } from '../../onboarding/testing/serve-location';
import type { TaskPageProps } from '../task-page';
import { renderWizard, withPlugins } from '../testing/render-wizard';
import { ProviderTask } from './provider-task';
import {
  buildGateway,
  buildSuggestion,
  GATEWAYS,
  PLUGINS,
  serve,
  SUGGESTIONS,
} from './testing/open-payments';

const PLUGIN = 'woocommerce-payments';
const OWN = buildSuggestion('woocommerce_payments:with-reader', { title: 'Own payments', plugins: [PLUGIN] });
const CONNECT = `${PLUGINS}/connect-wcpay`;
const FAILED =
  "There was an error connecting to the provider's payments service. Please try again or connect later in store settings.";

/** jsdom can only navigate to another fragment, so the tests use one for the provider's site. */
const ADMIN = 'http://localhost/wp-admin/admin.php?page=wc-admin';
const PROVIDER = `${ADMIN}#provider`;

const buildOwnGateway = (overrides: object = {}) =>
  buildGateway('woocommerce_payments', { needs_setup: true, ...overrides });

const Page = (props: TaskPageProps) => (
  <SlotFillProvider>
    <ProviderTask {...props} />
  </SlotFillProvider>
);

function open({ suggestions = [OWN], gateways = [buildOwnGateway()], active = [PLUGIN] } = {}) {
  serveSettings(BERKELEY);
  serve(suggestions, gateways);
  const view = renderWizard(Page, { task: { id: PLUGIN }, admin: withPlugins(active) });
  window.history.replaceState({}, '', ADMIN);
  return view;
}

test("requests the provider's address once on double click, and opens it", async () => {
  const asked = jest.fn(() => ({ connectUrl: PROVIDER }));
  api.post(CONNECT).delay(20).reply(200, asked);
  const { user, onComplete } = open();
  expect(await screen.findByRole('heading', { name: 'Own payments' })).toBeVisible();

  await user.dblClick(await screen.findByRole('button', { name: 'Connect' }));

  await waitFor(() => expect(window.location.hash).toBe('#provider'));
  expect(asked).toHaveBeenCalledTimes(1);
  // The browser is navigating: the button can't be pressed again, and the task isn't complete yet.
  expect(screen.getByRole('button', { name: 'Connect' })).toHaveAttribute('aria-busy', 'true');
  expect(onComplete).not.toHaveBeenCalled();
});

test.each([
  ['500', 500, buildError('woocommerce_rest_helper_connect', 500)],
  ['403', 403, buildError('woocommerce_rest_cannot_update', 403)],
  // oxlint-disable-next-line no-script-url -- the test expects it to be ignored
  ['a javascript: URL', 200, { connectUrl: 'javascript:alert(1)' }],
  ['no URL', 200, { connectUrl: '' }],
])('shows an error when the provider responds with %s, and allows another try', async (_, status, answer) => {
  api.post(CONNECT).reply(status, answer);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Connect' }));
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(window.location.hash).toBe('');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Connect' })).not.toHaveAttribute('aria-busy'),
  );

  api.post(CONNECT).reply(200, { connectUrl: PROVIDER });
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(window.location.hash).toBe('#provider'));
});

test('installs and activates an inactive plugin first', async () => {
  api
    .post(`${PLUGINS}/install`, { plugins: PLUGIN })
    .reply(200, { data: {}, errors: { errors: [] }, success: true });
  api
    .post(`${PLUGINS}/activate`, { plugins: PLUGIN })
    .reply(200, { data: {}, errors: { errors: [] }, success: true });
  open({ gateways: [], active: [] });
  expect(await screen.findByRole('heading', { name: /Step 1 of 2: Install Own payments/ })).toBeVisible();
  serve([OWN], [buildOwnGateway()]);

  expect(await screen.findByRole('button', { name: 'Connect' })).toBeVisible();
});

test('shows that the gateway is enabled after returning, and continues', async () => {
  const { user, onComplete } = open({ gateways: [buildOwnGateway({ needs_setup: false, enabled: true })] });
  expect(await screen.findByText('Own payments is set up and enabled for your customers.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('enables a connected gateway, and completes the task once the server confirms', async () => {
  const connected = buildOwnGateway({ needs_setup: false });
  const { user, onComplete } = open({ gateways: [connected] });
  api.put(`${GATEWAYS}/woocommerce_payments`, { enabled: true }).reply(200, { ...connected, enabled: true });

  await user.click(await screen.findByRole('button', { name: 'Enable' }));

  expect(await screen.findByText('Own payments configured successfully')).toBeVisible();
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('says when the service is not available, with a link to payment settings', async () => {
  open({ suggestions: [buildSuggestion('cod', { is_offline: true })], gateways: [] });

  expect(await screen.findByText('This payment service is not available for your store')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open payment settings' })).toHaveAttribute(
    'href',
    expect.stringContaining('page=wc-settings&tab=checkout'),
  );
});

test("shows an error when lists can't be loaded, and retries", async () => {
  serveSettings(BERKELEY);
  api
    .get(SUGGESTIONS, { force_default_suggestions: true })
    .reply(403, buildError('rest_forbidden', 403, 'Not you.'));
  api.get(GATEWAYS).reply(200, []);
  const { user } = renderWizard(Page, { task: { id: PLUGIN }, admin: withPlugins([PLUGIN]) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not you.');

  serve([OWN], [buildOwnGateway()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('button', { name: 'Connect' })).toBeVisible();
});
