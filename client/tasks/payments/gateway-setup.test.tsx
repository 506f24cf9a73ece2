import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildError, api, deferReply } from '@admin/testing';
import { Stepper } from '@admin/ui';
import {
  buildField,
  buildGateway,
  buildSuggestion,
  GATEWAYS,
  openPayments,
  OPTIONS,
  PLUGINS,
  serve,
} from './testing/open-payments';

const PROBLEM = 'There was a problem saving your payment settings';
const done = { data: {}, errors: { errors: [] }, success: true };

const STRIPE = buildSuggestion('stripe', { title: 'Stripe', plugins: ['stripe'] });
const buildStripe = (overrides: object = {}) =>
  buildGateway('stripe', {
    needs_setup: true,
    required_settings_keys: ['key', 'secret', 'testmode'],
    settings: {
      key: buildField('key', { label: 'API Key' }),
      secret: buildField('secret', { label: 'Secret', type: 'password' }),
      testmode: buildField('testmode', { label: 'Test mode', type: 'checkbox', value: 'no' }),
    },
    setup_help_text:
      'Keys are in <a href="https://stripe.example/">your account</a><img src=x onerror=alert(1)>',
    ...overrides,
  });
const VALUES = { enabled: true, settings: { key: 'pk_1', secret: 'sk_1', testmode: 'no' } };

beforeEach(() => window.sessionStorage.clear());

async function openForm() {
  serve([STRIPE], [buildStripe()]);
  const view = openPayments('&id=stripe', { active: ['stripe'] });
  await screen.findByRole('textbox', { name: 'API Key' });
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Save and enable' }));
  async function fill() {
    await view.user.type(screen.getByRole('textbox', { name: 'API Key' }), 'pk_1');
    await view.user.type(screen.getByLabelText(/^Secret/), 'sk_1');
  }
  return { ...view, submit, fill };
}

describe('generated form', () => {
  test('shows errors at missing fields, and sanitized help', async () => {
    const { submit } = await openForm();

    await submit();

    expect(screen.getByRole('textbox', { name: 'API Key' })).toHaveAccessibleDescription(
      'Please enter your api key',
    );
    expect(screen.getByLabelText(/^Secret/)).toHaveAccessibleDescription('Please enter your secret');
    expect(screen.getByRole('link', { name: 'your account' })).toHaveAttribute(
      'href',
      'https://stripe.example/',
    );
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Stripe' })).toBeVisible();
  });

  test('saves and enables the gateway in one request before completing the task', async () => {
    const { user, fill, onComplete } = await openForm();
    const completedBefore: number[] = [];
    api
      .put(`${GATEWAYS}/stripe`, VALUES)
      .delay(30)
      .reply(200, () => {
        completedBefore.push(onComplete.mock.calls.length);
        return buildStripe({ enabled: true, needs_setup: false });
      });

    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Save and enable' }));

    expect(await screen.findByText('Stripe configured successfully')).toBeVisible();
    expect(completedBefore).toEqual([0]);
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each([
    ['500', 500, 'internal_server_error'],
    ['403', 403, 'woocommerce_rest_cannot_edit'],
    ['504', 504, 'gateway_timeout'],
  ])('keeps input after a %s, and finishes on retry', async (_, status, code) => {
    const { submit, fill, onComplete } = await openForm();
    api.put(`${GATEWAYS}/stripe`, VALUES).reply(status, buildError(code, status));

    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(PROBLEM);
    expect(screen.getByRole('textbox', { name: 'API Key' })).toHaveValue('pk_1');
    expect(screen.queryByText(/configured successfully/)).not.toBeInTheDocument();
    expect(onComplete).not.toHaveBeenCalled();

    api.put(`${GATEWAYS}/stripe`, VALUES).reply(200, buildStripe({ enabled: true, needs_setup: false }));
    await submit();

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });

  test('restores input after a reload, except for secrets', async () => {
    const { fill, unmount } = await openForm();
    await fill();
    unmount();

    await openForm();

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'API Key' })).toHaveValue('pk_1'));
    expect(screen.getByLabelText(/^Secret/)).toHaveValue('');
    expect(screen.getByText(/Your unsaved changes were restored/)).toBeVisible();
  });

  test('asks before leaving with unsaved input', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, fill } = await openForm();
    await fill();

    await user.click(screen.getByRole('link', { name: 'All payment methods' }));

    expect(confirm).toHaveBeenCalledTimes(1);
    expect(getHistory().location.search).toContain('id=stripe');
  });
});

test('shows HTML of a gateway as text or sanitized, and ignores script URLs', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const evil = buildStripe({
    required_settings_keys: ['key', 'mode'],
    settings: {
      key: buildField('key', {
        label: `Key ${script}`,
        description: `From <b>here</b>${script}`,
        placeholder: script,
      }),
      mode: buildField('mode', { label: 'Mode', type: 'select', options: { live: `Live ${script}` } }),
    },
    setup_help_text: `<a href="javascript:alert(1)">Help</a>${script}`,
    // oxlint-disable-next-line no-script-url -- the test expects it to be ignored
    settings_url: 'javascript:alert(1)',
    // oxlint-disable-next-line no-script-url -- the test expects it to be ignored
    post_install_scripts: [{ handle: 'evil', src: 'javascript:alert(1)' }],
  });
  serve([{ ...STRIPE, title: `Stripe ${script}` }], [evil]);
  openPayments('&id=stripe', { active: ['stripe'] });

  expect(await screen.findByRole('textbox', { name: `Key ${script}` })).toHaveAccessibleDescription(
    'From here',
  );
  expect(await screen.findByText('here')).toBeVisible();
  expect(screen.getByRole('option', { name: `Live ${script}` })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: `Stripe ${script}` })).toBeVisible();
  expect(screen.getByText('Help')).not.toHaveAttribute('href');
  expect(document.querySelector('script, img, iframe, [onerror], [href^="javascript"]')).toBeNull();
});

describe('installing', () => {
  test('starts automatically, then opens the configuration', async () => {
    serve([STRIPE], []);
    api.post(`${PLUGINS}/install`, { plugins: 'stripe' }).reply(200, done);
    api.post(`${PLUGINS}/activate`, { plugins: 'stripe' }).reply(200, done);
    openPayments('&id=stripe');
    expect(await screen.findByRole('heading', { name: /Step 1 of 2: Install Stripe/ })).toBeVisible();
    serve([STRIPE], [buildStripe()]);

    expect(await screen.findByRole('textbox', { name: 'API Key' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Step 2 of 2: Configure Stripe/ })).toHaveFocus(),
    );
  });

  test('shows why it failed, and continues on retry', async () => {
    serve([STRIPE], []);
    const refused = {
      data: {},
      errors: { errors: { stripe: ['Nobody answered.'] }, error_data: [] },
      success: false,
    };
    api.post(`${PLUGINS}/install`).reply(200, refused);
    api.get(`${PLUGINS}/installed`).reply(200, { plugins: ['woocommerce'] });
    api.get(`${PLUGINS}/active`).reply(200, { plugins: ['woocommerce'] });
    const { user } = openPayments('&id=stripe');
    expect(await screen.findByText('Nobody answered.')).toBeVisible();

    api.post(`${PLUGINS}/install`).reply(200, done);
    api.post(`${PLUGINS}/activate`).reply(200, done);
    serve([STRIPE], [buildStripe()]);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('textbox', { name: 'API Key' })).toBeVisible();
  });

  test('shows an error when the plugin adds no gateway, and retries', async () => {
    serve([STRIPE], []);
    const { user } = openPayments('&id=stripe', { active: ['stripe'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Stripe is not available yet');

    serve([STRIPE], [buildStripe()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('textbox', { name: 'API Key' })).toBeVisible();
  });
});

describe('gateway scripts', () => {
  const script = { handle: 'acme-setup', src: 'http://localhost/acme.js' };
  const loaded = () => document.querySelectorAll<HTMLScriptElement>('#acme-setup-js');
  afterEach(() => {
    for (const one of loaded()) one.remove();
  });

  test('are loaded once before the configuration', async () => {
    serve([STRIPE], [buildStripe({ post_install_scripts: [script, script] })]);
    openPayments('&id=stripe', { active: ['stripe'] });
    await waitFor(() => expect(loaded()).toHaveLength(1));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    loaded()[0]?.dispatchEvent(new Event('load'));

    expect(await screen.findByRole('textbox', { name: 'API Key' })).toBeVisible();
    expect(loaded()).toHaveLength(1);
  });

  test('show an error when loading fails, and retry', async () => {
    serve([STRIPE], [buildStripe({ post_install_scripts: [script] })]);
    const { user } = openPayments('&id=stripe', { active: ['stripe'] });
    await waitFor(() => expect(loaded()).toHaveLength(1));
    loaded()[0]?.dispatchEvent(new Event('error'));
    expect(await screen.findByText('Part of this setup could not be loaded.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'API Key' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(loaded()).toHaveLength(1));
    loaded()[0]?.dispatchEvent(new Event('load'));

    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
  });
});

describe('connecting', () => {
  const PAYPAL = buildSuggestion('paypal', { title: 'PayPal', plugins: ['paypal'] });
  const open = (overrides: object) => {
    serve([PAYPAL], [buildGateway('paypal', overrides)]);
    return openPayments('&id=paypal', { active: ['paypal'] });
  };

  test('links to the provider', async () => {
    open({ needs_setup: true, connection_url: 'https://paypal.example/connect' });

    expect(await screen.findByRole('link', { name: 'Connect' })).toHaveAttribute(
      'href',
      'https://paypal.example/connect',
    );
  });

  test('ignores a script URL', async () => {
    open({ needs_setup: true, connection_url: 'javascript:alert(1)' });

    expect(await screen.findByRole('link', { name: 'Set up' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
  });

  test('shows that the gateway is set up after returning, and continues', async () => {
    const { user, onComplete } = open({ enabled: true });

    expect(await screen.findByText('PayPal is set up and enabled for your customers.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test('enables a connected gateway, and shows an error on rejection', async () => {
    const { user, onComplete } = open({});
    const enable = async () => user.click(await screen.findByRole('button', { name: 'Enable' }));
    api.put(`${GATEWAYS}/paypal`, { enabled: true }).reply(500, buildError('internal_server_error', 500));
    await enable();
    expect(await screen.findByText(PROBLEM)).toBeVisible();
    expect(onComplete).not.toHaveBeenCalled();

    api.put(`${GATEWAYS}/paypal`, { enabled: true }).reply(200, buildGateway('paypal', { enabled: true }));
    await enable();

    expect(await screen.findByText('PayPal configured successfully')).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test("shows an error when the provider of WooPayments doesn't respond", async () => {
    serve(
      [buildSuggestion('woocommerce_payments:with-reader', { plugins: ['woocommerce-payments'] })],
      [buildGateway('woocommerce_payments', { needs_setup: true })],
    );
    const answer = deferReply(() => buildError('woocommerce_rest_helper_connect', 500));
    api.post(`${PLUGINS}/connect-wcpay`).reply(500, answer.reply);
    const { user } = openPayments('&id=woocommerce_payments', { active: ['woocommerce-payments'] });

    await user.dblClick(await screen.findByRole('button', { name: 'Connect' }));
    expect(screen.getByRole('button', { name: 'Connect' })).toHaveAttribute('aria-busy', 'true');
    answer.release();

    expect(
      await screen.findByText(
        "There was an error connecting to the provider's payments service. Please try again or connect later in store settings.",
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Connect' })).not.toHaveAttribute('aria-busy'),
    );
  });

  test("links to the gateway's settings page if it has one", async () => {
    open({ needs_setup: true });

    expect(await screen.findByRole('link', { name: 'Set up' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=paypal'),
    );
  });
});

describe('bank transfer', () => {
  const ACCOUNTS = 'woocommerce_bacs_accounts';
  const BOTH = { options: `${ACCOUNTS},woocommerce_bacs_settings` };
  const stored = {
    account_name: 'Acme',
    account_number: '',
    bank_name: '',
    sort_code: '',
    iban: '',
    bic: '',
  };

  async function openBank() {
    serve([buildSuggestion('bacs', { is_offline: true })], [buildGateway('bacs')]);
    api.get(OPTIONS, { options: ACCOUNTS }).reply(200, { [ACCOUNTS]: [stored] });
    const view = openPayments('&id=bacs');
    await screen.findByRole('textbox', { name: 'IBAN' });
    const submit = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...view, submit };
  }
  const serveStored = () =>
    api.get(OPTIONS, BOTH).reply(200, { [ACCOUNTS]: [stored], woocommerce_bacs_settings: { title: 'Bank' } });
  const expectSave = () =>
    api.post(OPTIONS, {
      [ACCOUNTS]: [{ ...stored, iban: 'DE02' }],
      woocommerce_bacs_settings: { title: 'Bank', enabled: 'yes' },
    });

  test('requires an account number or IBAN, and shows saved values', async () => {
    const { submit } = await openBank();
    expect(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('Acme');
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeRequired();

    await submit();

    const message = 'Please enter an account number or IBAN';
    expect(screen.getByRole('textbox', { name: 'Account number' })).toHaveAccessibleDescription(message);
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveAccessibleDescription(message);
  });

  test('shows success once it is saved and enabled', async () => {
    const { user, onComplete } = await openBank();
    serveStored();
    expectSave().reply(200, {});
    api
      .put(`${GATEWAYS}/bacs`, { enabled: true })
      .delay(20)
      .reply(200, buildGateway('bacs', { enabled: true }));

    await user.type(screen.getByRole('textbox', { name: 'IBAN' }), 'DE02');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Direct bank transfer details added successfully')).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test('shows an error when only part of it was saved, and finishes on retry', async () => {
    const { user, submit, onComplete } = await openBank();
    serveStored();
    expectSave().reply(200, {});
    api.put(`${GATEWAYS}/bacs`).reply(500, buildError('internal_server_error', 500));
    await user.type(screen.getByRole('textbox', { name: 'IBAN' }), 'DE02');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(PROBLEM);
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('DE02');
    expect(onComplete).not.toHaveBeenCalled();

    serveStored();
    expectSave().reply(200, {});
    api.put(`${GATEWAYS}/bacs`).reply(200, buildGateway('bacs', { enabled: true }));
    await submit();

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });
});

describe('extensions', () => {
  test('can wrap the default setup steps', async () => {
    serve([STRIPE], [buildStripe()]);
    openPayments('&id=stripe', {
      active: ['stripe'],
      fills: [
        {
          name: 'woocommerce_payment_gateway_setup_stripe',
          children: ({ defaultInstallStep, defaultConfigureStep, paymentGateway }) => {
            const own = { key: 'acme', label: 'Acme first', content: 'Acme says hello' };
            const { title } = paymentGateway as { title: string };
            return (
              <>
                <p>{`Acme sets up ${title}`}</p>
                <Stepper
                  steps={[own, defaultInstallStep, defaultConfigureStep] as never}
                  currentStep="configure"
                  headingLevel={3}
                />
              </>
            );
          },
        },
      ],
    });

    expect(await screen.findByText('Acme sets up Stripe')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'API Key' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /Acme first/ })).toBeVisible();
  });

  test('can replace the configuration form and finish it', async () => {
    serve([STRIPE], [buildStripe()]);
    api.put(`${GATEWAYS}/stripe`, { enabled: true }).reply(200, buildStripe({ enabled: true }));
    const { user, onComplete } = openPayments('&id=stripe', {
      active: ['stripe'],
      fills: [
        {
          name: 'woocommerce_payment_gateway_configure_stripe',
          children: ({ markConfigured, defaultFields }) => (
            <AcmeForm
              count={(defaultFields as unknown[]).length}
              onDone={markConfigured as () => Promise<void>}
            />
          ),
        },
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Acme knows 3 fields' }));

    expect(await screen.findByText('Stripe configured successfully')).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(within(document.body).queryByRole('textbox')).not.toBeInTheDocument();
  });
});

function AcmeForm({ count, onDone }: { count: number; onDone: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    await onDone();
  };
  return (
    <button type="button" disabled={isBusy} onClick={() => void finish()}>
      {`Acme knows ${count} fields`}
    </button>
  );
}
