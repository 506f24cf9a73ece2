import { screen, waitFor, within } from '@testing-library/react';
import { getQuery } from '@admin/navigation';
import { buildError, api } from '@admin/testing';
import { BERKELEY, serveSettings } from '../../onboarding/testing/serve-location';
import {
  currentStep,
  expectDismissal,
  focusedElement,
  renderWizard,
  stepNames,
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
    .get(OPTIONS, {
      options: 'wc_connect_taxes_enabled,wc_connect_options,woocommerce_setup_jetpack_opted_in',
    })
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

const save = (body: object) => api.post(OPTIONS, body);
const AUTOMATED = { woocommerce_calc_taxes: 'yes', wc_connect_taxes_enabled: 'yes' };
const ACCEPTED = { wc_connect_options: { tos_accepted: true } };

describe('the way', () => {
  test('is a choice where several partners work, kept in the address', async () => {
    const { press } = renderTax();
    expect(await screen.findByRole('heading', { name: 'Choose a tax service' })).toBeVisible();

    await press('Continue with Avalara');

    expect(getQuery()).toMatchObject({ task: 'tax', partner: 'avalara' });
  });

  test('is the only partner at once', async () => {
    renderTax({ shop: TOKYO });

    expect(await screen.findByRole('region', { name: 'Avalara' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Install and activate' })).toBeVisible();
  });

  test('is rates manually where nothing may advertise, until partners are requested', async () => {
    const { press } = renderTax({ arePromotionsOn: false });
    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();

    await press('Show tax services');

    const heading = screen.getByRole('heading', { name: 'Choose a tax service' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('is rates manually once the services are hidden, permanently, until they are requested', async () => {
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

  test('is rates manually for who chose that, also after a reload, until partners are requested', async () => {
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

  test('is the service for who comes back from connecting to it, whatever was chosen before', async () => {
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

  test('is rates manually for who hid the services on another device', async () => {
    renderTax({ dismissed: ['tax'] });

    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show tax services' })).toBeVisible();
  });

  test('that somebody asked for by name is nothing to hide', async () => {
    renderTax({ query: HERE });

    expect(await screen.findByText(/Install Jetpack and WooCommerce Tax/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide tax services' })).not.toBeInTheDocument();
  });

  test.each([
    ['the site has', { admin: READY }],
    ['the address names', { query: HERE }],
  ])('is the partner that %s, also where nothing may advertise', async (_, shop) => {
    renderTax({ arePromotionsOn: false, ...shop });

    await waitFor(() =>
      expect(document.body).toHaveTextContent(/Good news!|Install Jetpack and WooCommerce Tax/),
    );
    expect(screen.queryByText('Avalara')).not.toBeInTheDocument();
  });

  test('is rates manually where nobody else works them out', async () => {
    renderTax({ shop: DUMONT });

    await waitFor(() => expect(stepNames()).toHaveLength(2));
    expect(currentStep()).toHaveTextContent('Configure tax rates');
  });

  test('is rates manually for who may not install plugins, and for a shop without an address', async () => {
    const { unmount } = renderTax({ canInstall: false });
    expect(await screen.findByRole('button', { name: 'Configure' })).toBeVisible();
    unmount();

    renderTax({ shop: { ...BERKELEY, woocommerce_default_country: '', woocommerce_store_address: '' } });

    expect(await screen.findByRole('combobox', { name: /^Country/ })).toBeVisible();
  });

  test('survives what a server may send instead of countries', async () => {
    renderTax({ task: { id: 'tax', additionalData: { woocommerceTaxCountries: {} as string[] } } });

    expect(await screen.findByRole('region', { name: 'Avalara' })).toBeVisible();
  });
});

describe('manually', () => {
  const leavesForRates = () => {
    // jsdom can't navigate, and logs an error.
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    return { hasLeft: () => expect(log).toHaveBeenCalled() };
  };

  test('taxes are switched on, and the page of standard rates opens', async () => {
    const { hasLeft } = leavesForRates();
    save({ woocommerce_calc_taxes: 'yes' }).reply(200, { woocommerce_calc_taxes: true });
    const { press, onComplete } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });

    await press('Configure');

    await waitFor(hasLeft);
    expect(onComplete).not.toHaveBeenCalled();
  });

  test('a tax service that is on is switched off', async () => {
    const { hasLeft } = leavesForRates();
    save({ woocommerce_calc_taxes: 'yes', wc_connect_taxes_enabled: 'no' }).reply(200, {});
    const { press, registry } = renderTax({ shop: DUMONT, options: { wc_connect_taxes_enabled: 'yes' } });
    await screen.findByRole('button', { name: 'Configure' });
    await waitFor(() => expect(registry.select('options').getOption('wc_connect_taxes_enabled')).toBe('yes'));

    await press('Configure');

    await waitFor(hasLeft);
  });

  test('a failure is said, and the button can be pressed again', async () => {
    save({ woocommerce_calc_taxes: 'yes' }).reply(500, buildError('internal_server_error', 500));
    const { press } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });

    await press('Configure');

    expect(await screen.findByText('Taxes could not be enabled. Please try again.')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Configure' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  test('no sales tax is a way too, and finishes the task', async () => {
    save({ woocommerce_calc_taxes: 'no', woocommerce_no_sales_tax: true }).reply(200, {});
    const { press, onComplete } = renderTax({ shop: DUMONT });
    await screen.findByRole('button', { name: 'Configure' });

    await press("I don't charge sales tax");

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });
});

describe('automated', () => {
  test('needs address, plugins and a connection, step by step', async () => {
    renderTax({ query: HERE, shop: { ...BERKELEY, woocommerce_store_address: '' } });

    await waitFor(() => expect(stepNames()).toHaveLength(3));
    expect(currentStep()).toHaveTextContent('Set store location');
  });

  test('asks to accept the terms with the plugins, and continues to connecting', async () => {
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

  test('is good news where all of it is there: yes switches it on', async () => {
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

  test('goes by itself, once, where the address says so, and accepts nothing unasked', async () => {
    const saved = jest.fn(() => ({}));
    save(AUTOMATED).reply(200, saved);
    const { onComplete } = renderTax({ query: { ...HERE, auto: 'true' }, admin: READY });

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('goes by itself where the address names no partner', async () => {
    save(AUTOMATED).reply(200, {});
    const { onComplete } = renderTax({ query: { task: 'tax', auto: 'true' }, admin: READY });

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['with the connectivity plugin', ACCEPTED],
    ['during an earlier setup', { woocommerce_setup_jetpack_opted_in: '1' }],
  ])('asks for no terms that were accepted %s', async (_, options) => {
    renderTax({ query: HERE, admin: READY, options });

    expect(await screen.findByRole('button', { name: 'Yes please' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Terms of Service' })).toBeNull());
  });

  test('waits for the steps where the address says so too early', async () => {
    renderTax({ query: { ...HERE, auto: 'true' }, admin: withPlugins(PLUGINS, false), options: ACCEPTED });
    api
      .get('/wc-admin/plugins/connect-jetpack', { redirect_url: BACK })
      .reply(500, buildError('woocommerce_rest_jetpack_not_active', 404, 'Jetpack is not active.'));

    await waitFor(() => expect(currentStep()).toHaveTextContent('Connect your store'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('that fails says so, and another press finishes it without accepting twice', async () => {
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

  test('can be left for rates manually', async () => {
    const { press } = renderTax({ query: HERE, admin: READY });
    await screen.findByRole('region', { name: 'Good news!' });

    await press('Set up manually');

    expect(screen.getByRole('button', { name: 'Configure' })).toBeVisible();
    await waitFor(() => expect(within(currentStep()).getByRole('heading', { level: 2 })).toHaveFocus());
  });
});

test('the third-party service leads to its settings once its plugin is active', async () => {
  renderTax({ shop: TOKYO, admin: withPlugins(['woocommerce-avatax']) });

  expect(await screen.findByRole('link', { name: 'Open tax settings' })).toHaveAttribute(
    'href',
    'http://localhost/wp-admin/admin.php?page=wc-settings&tab=tax',
  );
});
