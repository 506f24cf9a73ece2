import { screen, waitFor, within } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildError, api, buildUser, spyOnTracks, deferReply } from '@admin/testing';
import {
  buildGateway,
  buildSuggestion,
  GATEWAYS,
  openPayments,
  serve,
  SUGGESTIONS,
} from './testing/open-payments';

const FIELDS = { _fields: 'id,woocommerce_meta' };
const PROBLEM = 'There was a problem saving your payment settings';

const group = (name: string) => within(screen.getByRole('region', { name }));

test('shows a loading message until everything is loaded', async () => {
  serve([buildSuggestion('cod', { is_offline: true })], []);
  openPayments();

  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Preparing payment settings...');
  expect(await screen.findByText('COD')).toBeVisible();
  expect(screen.queryByText('Preparing payment settings...')).not.toBeInTheDocument();
});

test('groups methods, with badges and the matching action', async () => {
  serve(
    [
      buildSuggestion('woocommerce_payments', {
        plugins: ['woocommerce-payments'],
        recommendation_priority: 0,
      }),
      buildSuggestion('stripe', { plugins: ['stripe'] }),
      buildSuggestion('paypal', { plugins: ['paypal'], is_local_partner: true }),
      buildSuggestion('elsewhere', { category_other: ['FR'], category_additional: [] }),
      buildSuggestion('cod', { is_offline: true }),
      buildSuggestion('bacs', { is_offline: true }),
      buildSuggestion('running'),
    ],
    [
      buildGateway('paypal', { needs_setup: true }),
      buildGateway('cod'),
      buildGateway('bacs'),
      buildGateway('running', { enabled: true }),
    ],
  );
  openPayments('', { active: ['paypal'] });

  const own = await screen.findByRole('region', { name: 'WOOCOMMERCE_PAYMENTS' });
  expect(within(own).getByText('Recommended')).toBeVisible();
  expect(within(own).getByRole('link', { name: 'Get started: WOOCOMMERCE_PAYMENTS' })).toBeVisible();
  expect(within(own).getByRole('img', { name: 'American Express' })).toBeVisible();
  expect(within(own).getByText(/more than 135 currencies/)).toBeVisible();
  expect(within(own).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('target', '_blank');
  const additional = group('Additional payment methods');
  expect(additional.getByRole('link', { name: 'Get started: STRIPE' })).toBeVisible();
  expect(additional.getByRole('link', { name: 'Finish setup: PAYPAL' })).toBeVisible();
  expect(additional.getByText('Local Partner')).toBeVisible();
  const offline = group('Offline payment methods');
  expect(offline.getByRole('button', { name: 'Enable: COD' })).toBeVisible();
  expect(offline.getByRole('link', { name: 'Get started: BACS' })).toBeVisible();
  expect(group('Enabled payment methods').getByRole('link', { name: 'Manage: RUNNING' })).toHaveAttribute(
    'href',
    expect.stringContaining('section=running'),
  );
  expect(screen.queryByText('ELSEWHERE')).not.toBeInTheDocument();
});

test('shows accepted brands, with built-in logos where available', async () => {
  serve(
    [
      buildSuggestion('acme', {
        transaction_processors: {
          visa: 'https://acme.example/visa.png',
          Oxen: 'https://acme.example/oxen.png',
          Evil: 'javascript:alert(1)',
        },
      }),
    ],
    [],
  );
  openPayments();

  const list = await screen.findByRole('list', { name: 'Payment methods accepted by ACME' });
  expect(within(list).getByRole('img', { name: 'Visa' })).not.toHaveAttribute('src');
  expect(within(list).getByRole('img', { name: 'Oxen' })).toHaveAttribute(
    'src',
    'https://acme.example/oxen.png',
  );
  expect(within(list).getAllByRole('img')).toHaveLength(2);
});

describe('benefits of WooPayments', () => {
  const own = buildSuggestion('woocommerce_payments', {
    title: 'WooCommerce Payments',
    plugins: ['woocommerce-payments'],
  });
  const atOwn = () => screen.findByRole('link', { name: 'Get started: WooCommerce Payments' });
  const benefits = () => screen.queryByText('No setup or monthly fees');

  test('are shown until dismissed permanently', async () => {
    serve([own], []);
    const { user } = openPayments();
    const start = await atOwn();
    expect(benefits()).toBeVisible();
    const { id, woocommerce_meta } = buildUser();
    const saved = api
      .post('/wp/v2/users/me', { woocommerce_meta: { payment_benefits_dismissed: '"yes"' } }, FIELDS)
      .reply(200, { id, woocommerce_meta });

    await user.click(screen.getByRole('button', { name: 'Hide benefits' }));

    expect(benefits()).not.toBeInTheDocument();
    await waitFor(() => expect(start).toHaveFocus());
    await waitFor(() => expect(saved.isDone()).toBe(true));
  });

  test('are not shown to users who dismissed them', async () => {
    serve([own], []);
    openPayments('', { preferences: { payment_benefits_dismissed: '"yes"' } });

    await atOwn();
    expect(benefits()).not.toBeInTheDocument();
  });

  test('are not shown when promotions are off, but the gateway is still offered', async () => {
    serve([own], []);
    openPayments('', { arePromotionsOn: false });

    await atOwn();
    expect(benefits()).not.toBeInTheDocument();
  });
});

test("shows the server's HTML as text or sanitized, and ignores script URLs", async () => {
  serve(
    [
      buildSuggestion('evil', {
        title: '<b>Evil</b>',
        content: '<em>Pay</em><img src=x onerror=alert(1)><script>alert(1)</script>',
        image_72x72: 'javascript:alert(1)',
        external_link: 'javascript:alert(1)',
      }),
      buildSuggestion('enabled'),
    ],
    [buildGateway('enabled', { enabled: true, settings_url: 'javascript:alert(1)' })],
  );
  openPayments();

  expect(await screen.findByText('<b>Evil</b>')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Pay')).toContainHTML('<em>Pay</em>'));
  expect(document.querySelector('script, [onerror], [href^="javascript"], [src^="javascript"]')).toBeNull();
});

test('links a method to its external site', async () => {
  serve([buildSuggestion('affirm', { external_link: 'https://affirm.example/' })], []);
  openPayments();

  const link = await screen.findByRole('link', { name: 'Get started: AFFIRM' });

  expect(link).toHaveAttribute('href', 'https://affirm.example/');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('completes the task once the server confirms the first enabled method', async () => {
  serve([buildSuggestion('cod', { is_offline: true })], [buildGateway('cod')]);
  const answer = deferReply(() => buildGateway('cod', { enabled: true }));
  api.put(`${GATEWAYS}/cod`, { enabled: true }).reply(200, answer.reply);
  const recorded = spyOnTracks();
  const { user, onComplete } = openPayments();

  await user.dblClick(await screen.findByRole('button', { name: 'Enable: COD' }));
  expect(screen.getByRole('button', { name: 'Enable: COD' })).toHaveAttribute('aria-busy', 'true');
  expect(onComplete).not.toHaveBeenCalled();
  answer.release();

  expect(await screen.findByText('COD configured successfully')).toBeVisible();
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith({});
  expect(recorded.mock.calls).toEqual([['tasklist_payment_connect_method', { payment_method: 'cod' }]]);
});

test('returns to the list when another method is enabled, and focuses its row', async () => {
  serve(
    [buildSuggestion('cod', { is_offline: true }), buildSuggestion('bank')],
    [buildGateway('cod'), buildGateway('bank', { enabled: true })],
  );
  api.put(`${GATEWAYS}/cod`).reply(200, buildGateway('cod', { enabled: true }));
  const { user, onComplete } = openPayments();

  await user.click(await screen.findByRole('button', { name: 'Enable: COD' }));

  await waitFor(() => expect(screen.getByRole('link', { name: 'Manage: COD' })).toHaveFocus());
  expect(onComplete).toHaveBeenCalledWith({ redirectPath: expect.stringContaining('task=payments') });
});

test.each([
  [500, 'internal_server_error'],
  [403, 'woocommerce_rest_cannot_edit'],
])('shows an error for a %s, and allows another try', async (status, code) => {
  serve([buildSuggestion('cod', { is_offline: true })], [buildGateway('cod')]);
  api.put(`${GATEWAYS}/cod`).reply(status, buildError(code, status));
  const { user, onComplete } = openPayments();

  await user.click(await screen.findByRole('button', { name: 'Enable: COD' }));
  expect(await screen.findByText(PROBLEM)).toBeVisible();
  expect(onComplete).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Enable: COD' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(button).toHaveFocus());

  api.put(`${GATEWAYS}/cod`).reply(200, buildGateway('cod', { enabled: true }));
  await user.click(button);

  await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
});

test("shows an error when methods can't be loaded, and retries", async () => {
  api
    .get(SUGGESTIONS, { force_default_suggestions: true })
    .reply(500, buildError('internal_server_error', 500));
  api.get(GATEWAYS).reply(200, []);
  const { user } = openPayments();
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment methods could not be loaded');

  serve([buildSuggestion('cod', { is_offline: true })], []);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('COD')).toBeVisible();
});

test("tells users who can't install plugins who can, without requests", async () => {
  openPayments('', { canInstall: false });

  expect(await screen.findByText('Only administrators can add payment methods')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payments settings' })).toHaveAttribute(
    'href',
    'admin.php?page=wc-settings&tab=checkout',
  );
});

test('shows an empty state without recommendations', async () => {
  serve([], []);
  openPayments();

  expect(await screen.findByText('No recommendations right now')).toBeVisible();
  expect(screen.getByText('You can set up payment methods in the payment settings.')).toBeVisible();
});

test('shows an error for an unknown method, with a link back to the list', async () => {
  serve([buildSuggestion('cod', { is_offline: true })], []);
  const { user } = openPayments('&id=no-such');

  expect(await screen.findByRole('alert')).toHaveTextContent('There is no payment gateway named "no-such".');
  await user.click(screen.getByRole('link', { name: 'All payment methods' }));

  expect(getHistory().location.search).toBe('?page=wc-admin&task=payments');
  expect(await screen.findByText('COD')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Offline payment methods' })).toHaveFocus());
});
