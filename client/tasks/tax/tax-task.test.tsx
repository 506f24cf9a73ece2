import { screen, waitFor, within } from '@testing-library/react';
import { getQuery } from '@admin/navigation';
import { buildError, api, deferReply } from '@admin/testing';
import { BERKELEY, serveSettings } from '../../onboarding/testing/serve-location';
import {
  currentStep,
  expectDismissal,
  focusedElement,
  renderWizard,
  getStepNames,
  withPlugins,
  type WizardOptions,
} from '../testing/render-wizard';
import { TaxTask } from './tax-task';

const OPTIONS = '/wc-admin/options';
const TOKYO = { ...BERKELEY, woocommerce_default_country: 'JP' };
const DUMONT = { ...BERKELEY, woocommerce_default_country: 'AQ' };
const PLUGINS = ['jetpack', 'woocommerce-services'];
const READY = withPlugins(PLUGINS, true);
const HERE = { partner: 'woocommerce-tax' };
const DONE = "You're awesome! One less item on your to-do list";
const BACK = 'http://localhost/wp-admin/admin.php?page=wc-admin&task=tax&partner=woocommerce-tax&auto=true';
const FAILED = 'There was a problem setting up automated taxes. Please try again.';

interface TaxOptions extends WizardOptions {
  settings?: Record<string, unknown>;
  shop?: Record<string, string>;
  options?: object;
}

function renderTax({ shop = BERKELEY, options = {}, ...rest }: TaxOptions = {}) {
  serveSettings(shop);
  api
    .get(OPTIONS, READ)
    .optionally()
    .reply(200, {
      wc_connect_taxes_enabled: false,
      wc_connect_options: false,
      woocommerce_setup_jetpack_opted_in: false,
      ...options,
    });
  return renderWizard(TaxTask, {
    task: { id: 'tax', additionalData: { woocommerceTaxCountries: ['US'] } },
    ...rest,
  });
}

const READ = { options: 'wc_connect_taxes_enabled,wc_connect_options,woocommerce_setup_jetpack_opted_in' };
const save = (body: object) => api.post(OPTIONS, body);
const AUTOMATED = { woocommerce_calc_taxes: 'yes', wc_connect_taxes_enabled: 'yes' };
const ACCEPTED = { wc_connect_options: { tos_accepted: true } };

describe('tax setup', () => {
  test('offers a choice of several partners and keeps it in the address', async () => {
    const { press } = renderTax();
    expect(await screen.findByRole('heading', { name: 'Choose a tax service' })).toBeVisible();

    await press('Continue with Avalara');

    expect(getQuery()).toMatchObject({ task: 'tax', partner: 'avalara' });
  });

  test('opens the only partner at once', async () => {
    renderTax({ shop: TOKYO });

    expect(await screen.findByRole('region', { name: 'Avalara' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Install and activate' })).toBeVisible();
  });

  test('is manual without promotions, until partners are requested', async () => {
    const { press } = renderTax({ arePromotionsOn: false });
    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();

    await press('Show tax services');

    const heading = screen.getByRole('heading', { name: 'Choose a tax service' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('is manual once services are hidden permanently, until requested', async () => {
    const { press } = renderTax();
    await screen.findByRole('heading', { name: 'Choose a tax service' });
    const saved = expectDismissal('tax');

    await press('Hide tax services');

    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();
    await waitFor(() => expect(currentStep()).toContainElement(focusedElement()));
    await waitFor(() => expect(saved.isDone()).toBe(true));
    await press('Show tax services');
    expect(screen.getByRole('heading', { name: 'Choose a tax service' })).toBeVisible();
  });

  test('is manual when the user chose it, also after a reload, until partners are requested', async () => {
    const { press, unmount } = renderTax({ query: HERE });
    await screen.findByText(/Install Jetpack and WooCommerce Tax/);
    await press('Set up manually');
    expect(screen.getByRole('button', { name: 'Configure' })).toBeVisible();
    unmount();

    const again = renderTax({ query: HERE });
    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();
    await again.press('Show tax services');

    expect(screen.getByText(/Install Jetpack and WooCommerce Tax/)).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('continues with the service after connecting to it, even if manual was chosen before', async () => {
    const { press, unmount } = renderTax({ query: HERE });
    await screen.findByText(/Install Jetpack and WooCommerce Tax/);
    await press('Set up manually');
    unmount();
    api
      .get('/wc-admin/plugins/connect-jetpack', { redirect_url: BACK })
      .reply(200, { connectAction: 'https://provider.example/' });

    renderTax({ query: { ...HERE, auto: 'true' }, admin: withPlugins(PLUGINS, false) });

    await waitFor(() => expect(currentStep()).toHaveTextContent('Connect your store'));
  });

  test('is manual when services were hidden on another device', async () => {
    renderTax({ dismissed: ['tax'] });

    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show tax services' })).toBeVisible();
  });

  test("can't hide a service that is in the address", async () => {
    renderTax({ query: HERE });

    expect(await screen.findByText(/Install Jetpack and WooCommerce Tax/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide tax services' })).not.toBeInTheDocument();
  });

  test.each([
    ['is installed', { admin: READY }],
    ['the URL names', { query: HERE }],
  ])('uses the partner that %s, also without promotions', async (_, shop) => {
    renderTax({ arePromotionsOn: false, ...shop });

    await waitFor(() =>
      expect(document.body).toHaveTextContent(/Good news!|Install Jetpack and WooCommerce Tax/),
    );
    expect(screen.queryByText('Avalara')).not.toBeInTheDocument();
  });

  test('is manual when no partner supports the country', async () => {
    renderTax({ shop: DUMONT });

    await waitFor(() => expect(getStepNames()).toHaveLength(2));
    expect(currentStep()).toHaveTextContent('Configure tax rates');
  });

  test("is manual for users who can't install plugins and for stores without an address", async () => {
    const { unmount } = renderTax({ canInstall: false });
    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();
    unmount();

    renderTax({ shop: { ...BERKELEY, woocommerce_default_country: '', woocommerce_store_address: '' } });

    expect(await screen.findByRole('combobox', { name: /^Country/ })).toBeVisible();
  });

  test('ignores an invalid list of countries', async () => {
    renderTax({ task: { id: 'tax', additionalData: { woocommerceTaxCountries: {} as string[] } } });

    expect(await screen.findByRole('region', { name: 'Avalara' })).toBeVisible();
  });
});

describe('manual rates', () => {
  const leavesForRates = () => {
    // jsdom can't navigate, and logs an error.
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    return { hasLeft: () => expect(log).toHaveBeenCalled() };
  };

  test('enable taxes and open the standard rates', async () => {
    const { hasLeft } = leavesForRates();
    save({ woocommerce_calc_taxes: 'yes' }).reply(200, { woocommerce_calc_taxes: true });
    const { press, onComplete } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });

    await press('Configure');

    await waitFor(hasLeft);
    expect(onComplete).not.toHaveBeenCalled();
  });

  test('disable the tax service, also if its state is still loading', async () => {
    const { hasLeft } = leavesForRates();
    const loading = deferReply(() => ({ wc_connect_taxes_enabled: 'yes' }));
    api.get(OPTIONS, READ).reply(200, loading.reply);
    save({ woocommerce_calc_taxes: 'yes', wc_connect_taxes_enabled: 'no' }).reply(200, {});
    const { press } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });

    await press('Configure');

    expect(screen.getByRole('button', { name: 'Configure' })).toHaveAttribute('aria-busy', 'true');
    loading.release();
    await waitFor(hasLeft);
  });

  test("are not enabled while the service's state can't be loaded", async () => {
    const { hasLeft } = leavesForRates();
    const readService = () => api.get(OPTIONS, { options: 'wc_connect_taxes_enabled' });
    const failure = buildError('internal_server_error', 500);
    api.get(OPTIONS, READ).reply(500, failure);
    readService().reply(500, failure);
    const { press, registry } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });
    const getReading = () => registry.resolution('options').getOption('wc_connect_taxes_enabled');
    await waitFor(() => expect(getReading().status).toBe('failed'));

    await press('Configure');
    expect(await screen.findByText('Taxes could not be enabled. Please try again.')).toBeVisible();

    readService().reply(200, { wc_connect_taxes_enabled: 'yes' });
    save({ woocommerce_calc_taxes: 'yes', wc_connect_taxes_enabled: 'no' }).reply(200, {});
    await press('Configure');
    await waitFor(hasLeft);
  });

  test('show an error when saving fails, and allow another try', async () => {
    save({ woocommerce_calc_taxes: 'yes' }).reply(500, buildError('internal_server_error', 500));
    const { press } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });

    await press('Configure');

    expect(await screen.findByText('Taxes could not be enabled. Please try again.')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Configure' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  test('are skipped by "I don\'t charge sales tax", which completes the task', async () => {
    save({ woocommerce_calc_taxes: 'no', woocommerce_no_sales_tax: true }).reply(200, {});
    const { press, onComplete } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });

    await press("I don't charge sales tax");

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });
});

describe('automated taxes', () => {
  test('need an address, plugins and a connection', async () => {
    renderTax({ query: HERE, shop: { ...BERKELEY, woocommerce_store_address: '' } });

    await waitFor(() => expect(getStepNames()).toHaveLength(3));
    expect(currentStep()).toHaveTextContent('Set store location');
  });

  test('accept the terms with the installation, and continue to the connection', async () => {
    const done = { data: {}, errors: { errors: [] }, success: true };
    for (const plugin of PLUGINS) {
      api.post('/wc-admin/plugins/install', { plugins: plugin }).reply(200, done);
      api.post('/wc-admin/plugins/activate', { plugins: plugin }).reply(200, done);
    }
    api.get('/jetpack/v4/connection').reply(200, { isActive: false });
    api.get(OPTIONS, { options: 'wc_connect_options' }).reply(200, { wc_connect_options: { other: 1 } });
    save({ wc_connect_options: { other: 1, tos_accepted: true } }).reply(200, {});
    const connectAction = 'https://connect.example/';
    api.get('/wc-admin/plugins/connect-jetpack', { redirect_url: BACK }).reply(200, { connectAction });
    const { press } = renderTax({ query: HERE });
    expect(await screen.findByRole('link', { name: 'Terms of Service' })).toBeVisible();
    expect(currentStep()).toHaveTextContent('Install Jetpack and WooCommerce Tax');

    await press('Install and activate');

    expect(await screen.findByRole('link', { name: 'Connect with Jetpack' })).toHaveAttribute(
      'href',
      connectAction,
    );
  });

  test('are enabled on confirmation when everything is ready', async () => {
    api.get(OPTIONS, { options: 'wc_connect_options' }).reply(200, { wc_connect_options: false });
    save(ACCEPTED).reply(200, {});
    save(AUTOMATED).reply(200, {});
    const { press, onComplete, registry } = renderTax({ query: HERE, admin: READY });
    expect(await screen.findByRole('region', { name: 'Good news!' })).toBeVisible();
    expect(onComplete).not.toHaveBeenCalled();

    await press('Yes please');

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(registry.select('settings').getSetting('general', 'woocommerce_calc_taxes')).toBe('yes');
  });

  test('are enabled automatically once if the address says so, without accepting terms', async () => {
    const saved = jest.fn(() => ({}));
    save(AUTOMATED).reply(200, saved);
    const { onComplete } = renderTax({ query: { ...HERE, auto: 'true' }, admin: READY });

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('are enabled automatically without a partner in the address', async () => {
    save(AUTOMATED).reply(200, {});
    const { onComplete } = renderTax({ query: { task: 'tax', auto: 'true' }, admin: READY });

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['with the connectivity plugin', ACCEPTED],
    ['during an earlier setup', { woocommerce_setup_jetpack_opted_in: '1' }],
  ])('show no terms that were accepted %s', async (_, options) => {
    renderTax({ query: HERE, admin: READY, options });

    expect(await screen.findByRole('button', { name: 'Yes please' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Terms of Service' })).toBeNull());
  });

  test('are not enabled automatically before all steps are complete', async () => {
    renderTax({ query: { ...HERE, auto: 'true' }, admin: withPlugins(PLUGINS, false), options: ACCEPTED });
    api
      .get('/wc-admin/plugins/connect-jetpack', { redirect_url: BACK })
      .reply(500, buildError('woocommerce_rest_jetpack_not_active', 404, 'Jetpack is not active.'));

    await waitFor(() => expect(currentStep()).toHaveTextContent('Connect your store'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('show an error when enabling fails, and finish on retry without accepting terms again', async () => {
    save(AUTOMATED).reply(500, buildError('internal_server_error', 500));
    // The server may have saved some of them before it failed.
    api.get(OPTIONS, { options: 'wc_connect_taxes_enabled' }).reply(200, { wc_connect_taxes_enabled: false });
    const { press, onComplete } = renderTax({ query: HERE, admin: READY, options: ACCEPTED });
    await screen.findByRole('button', { name: 'Yes please' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Terms of Service' })).toBeNull());

    await press('Yes please');
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(onComplete).not.toHaveBeenCalled();

    save(AUTOMATED).reply(200, {});
    await press('Yes please');
    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });

  test('can be replaced by manual rates', async () => {
    const { press } = renderTax({ query: HERE, admin: READY });
    await screen.findByRole('region', { name: 'Good news!' });

    await press('Set up manually');

    expect(screen.getByRole('button', { name: 'Configure' })).toBeVisible();
    await waitFor(() => expect(within(currentStep()).getByRole('heading', { level: 2 })).toHaveFocus());
  });
});

test('links to the settings of the active third-party service', async () => {
  renderTax({ shop: TOKYO, admin: withPlugins(['woocommerce-avatax']) });

  expect(await screen.findByRole('link', { name: 'Open tax settings' })).toHaveAttribute(
    'href',
    'http://localhost/wp-admin/admin.php?page=wc-settings&tab=tax',
  );
});
