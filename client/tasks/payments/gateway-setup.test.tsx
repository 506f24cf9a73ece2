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

describe('the generated form', () => {
  test('names what is missing, and helps', async () => {
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

  test('is saved and switched on in one request; only then it is said, and the task is done', async () => {
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
  ])(
    'a save that ends with %s keeps what was typed, and another try finishes it',
    async (_, status, code) => {
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
    },
  );

  test('what was typed is there again after a reload, except for secrets', async () => {
    const { fill, unmount } = await openForm();
    await fill();
    unmount();

    await openForm();

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'API Key' })).toHaveValue('pk_1'));
    expect(screen.getByLabelText(/^Secret/)).toHaveValue('');
    expect(screen.getByText(/Your unsaved changes were restored/)).toBeVisible();
  });

  test('leaving with something typed asks first', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, fill } = await openForm();
    await fill();

    await user.click(screen.getByRole('link', { name: 'All payment methods' }));

    expect(confirm).toHaveBeenCalledTimes(1);
    expect(getHistory().location.search).toContain('id=stripe');
  });
});

test('what a gateway says of itself is text or sanitized, and its scripts are no addresses', async () => {
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
    // oxlint-disable-next-line no-script-url -- what must never be followed
    settings_url: 'javascript:alert(1)',
    // oxlint-disable-next-line no-script-url -- what must never be run
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
  test('begins by itself, then the gateway that came is configured', async () => {
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

  test('that fails says why, and another try continues', async () => {
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

  test('a plugin that brings no gateway says so, and is asked again', async () => {
    serve([STRIPE], []);
    const { user } = openPayments('&id=stripe', { active: ['stripe'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Stripe is not available yet');

    serve([STRIPE], [buildStripe()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('textbox', { name: 'API Key' })).toBeVisible();
  });
});

describe('scripts of a gateway', () => {
  const script = { handle: 'acme-setup', src: 'http://localhost/acme.js' };
  const loaded = () => document.querySelectorAll<HTMLScriptElement>('#acme-setup-js');
  afterEach(() => {
    for (const one of loaded()) one.remove();
  });

  test('run before it is configured, once each', async () => {
    serve([STRIPE], [buildStripe({ post_install_scripts: [script, script] })]);
    openPayments('&id=stripe', { active: ['stripe'] });
    await waitFor(() => expect(loaded()).toHaveLength(1));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    loaded()[0]?.dispatchEvent(new Event('load'));

    expect(await screen.findByRole('textbox', { name: 'API Key' })).toBeVisible();
    expect(loaded()).toHaveLength(1);
  });

  test('one that fails costs nothing else, and is tried again', async () => {
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

  test('leads to the provider', async () => {
    open({ needs_setup: true, connection_url: 'https://paypal.example/connect' });

    expect(await screen.findByRole('link', { name: 'Connect' })).toHaveAttribute(
      'href',
      'https://paypal.example/connect',
    );
  });

  test('an address that is a script is followed by nobody', async () => {
    open({ needs_setup: true, connection_url: 'javascript:alert(1)' });

    expect(await screen.findByRole('link', { name: 'Set up' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
  });

  test('whoever comes back connected finds it set up, and continues', async () => {
    const { user, onComplete } = open({ enabled: true });

    expect(await screen.findByText('PayPal is set up and enabled for your customers.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test('one that is connected and off is switched on; a refusal is said', async () => {
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

  test("the product's own gateway says when its provider does not answer", async () => {
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

  test('one with a settings page of its own leads there', async () => {
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

  test('asks for an account number or an IBAN, and shows what is saved', async () => {
    const { submit } = await openBank();
    expect(screen.getByRole('textbox', { name: 'Account name' })).toHaveValue('Acme');
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeRequired();

    await submit();

    const message = 'Please enter an account number or IBAN';
    expect(screen.getByRole('textbox', { name: 'Account number' })).toHaveAccessibleDescription(message);
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveAccessibleDescription(message);
  });

  test('is saved and switched on, and only then said', async () => {
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

  test('half of it is no success; another try finishes it', async () => {
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
  test('may bring a set-up of their own, around the usual steps', async () => {
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

  test('may configure it themselves, and say that it is done', async () => {
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
