import { screen, waitFor, within } from '@testing-library/react';
import { buildError, api, deferReply } from '@admin/testing';
import { BATCH, BERKELEY, serveSettings, settingsOf } from '../../onboarding/testing/serve-location';
import {
  currentStep,
  expectDismissal,
  focusedElement,
  renderWizard,
  getStepNames,
  withPlugins,
  type WizardOptions,
} from '../testing/render-wizard';
import { ShippingTask } from './shipping-task';
import {
  buildMethod,
  buildPartner,
  expectRate,
  serveMethods,
  servePartners,
  serveZones,
  ZONES,
} from './testing/serve-shipping';

const LONDON = { ...BERKELEY, woocommerce_default_country: 'GB' };
const TOKYO = { ...BERKELEY, woocommerce_default_country: 'JP' };
const ADDRESS = 'woocommerce_store_address';
const NAME = 'United Kingdom (UK)';
const HOME = { id: 1, country: 'GB' };
const DONE = "Shipping is done! Don't worry, you can always change it later";

const renderShipping = (options: WizardOptions = {}) => renderWizard(ShippingTask, options);
const plain = { features: { 'shipping-smart-defaults': false } };

const zoneGroup = (name: string) => within(screen.getByRole('group', { name }));
const cost = (zone = NAME) => zoneGroup(zone).getByRole('textbox', { name: 'Shipping cost' });

/** Opens the rates step of a store in the United Kingdom. */
async function atRates(options: WizardOptions = {}, zone: object = {}) {
  serveSettings(LONDON);
  serveZones({ ...HOME, name: NAME, ...zone });
  servePartners();
  const view = renderShipping(options);
  await screen.findByRole('group', { name: NAME });
  return view;
}

describe('steps', () => {
  const [PLACE, RATES, LABELS, CONNECT] = [
    'Set store location',
    'Set shipping costs',
    'Print shipping labels',
    'Connect your store',
  ] as const;

  test.each([
    ['a US store that is not connected', BERKELEY, false, true, [PLACE, RATES, LABELS, CONNECT]],
    ['a connected US store', BERKELEY, true, true, [PLACE, RATES, LABELS]],
    ['a store outside the US', LONDON, false, true, [PLACE, RATES, LABELS]],
    ['a store without shipping partners', TOKYO, false, true, [PLACE, RATES]],
    ["a manager who can't install plugins", BERKELEY, false, false, [PLACE, RATES]],
    [
      'a store that does not ship',
      { ...TOKYO, woocommerce_ship_to_countries: 'disabled' },
      false,
      true,
      [PLACE],
    ],
  ])('depend on the store: %s', async (_, settings, connection, canInstall, labels) => {
    serveSettings({ ...settings, [ADDRESS]: '' });
    serveZones();
    if (canInstall) servePartners();
    renderShipping({ canInstall, admin: withPlugins(['jetpack'], connection) });

    await screen.findByRole('heading', { name: /Set store location/ });

    expect(getStepNames()).toEqual(
      labels.map((label, at) => expect.stringMatching(`^Step ${at + 1} of .* ${label}$`)),
    );
  });

  test.each([
    ['no plugin', [], [PLACE, RATES]],
    ['WooCommerce Shipping', ['woocommerce-services', 'jetpack'], [PLACE, RATES, LABELS, CONNECT]],
    ['a partner', ['woocommerce-shipstation-integration'], [PLACE, RATES, LABELS, CONNECT]],
  ])('show labels without promotions if %s prints labels already', async (_, active, labels) => {
    serveSettings({ ...BERKELEY, [ADDRESS]: '' });
    serveZones();
    servePartners(buildPartner(), buildPartner({ slug: 'sendcloud-shipping' }));
    renderShipping({ arePromotionsOn: false, admin: withPlugins(active, false) });

    await screen.findByRole('heading', { name: /Set store location/ });

    expect(getStepNames()).toEqual(labels.map((label) => expect.stringContaining(label)));
  });

  test('start at the first incomplete step', async () => {
    const { unmount } = await atRates();
    expect(currentStep()).toHaveTextContent('Set shipping costs');
    unmount();

    serveSettings(LONDON);
    serveZones({ ...HOME, methods: [buildMethod(1, 'flat_rate', { cost: '5' })] });
    servePartners(buildPartner());
    renderShipping();

    await waitFor(() => expect(currentStep()).toHaveTextContent('Print shipping labels'));
  });

  test('show only the description of the current step', async () => {
    await atRates();

    expect(currentStep()).toHaveTextContent('Define how much customers pay');
    expect(screen.queryByText('The address from which your business operates')).not.toBeInTheDocument();
  });

  test('show all descriptions and start with the address without smart defaults', async () => {
    serveSettings(LONDON);
    serveZones();
    servePartners();
    renderShipping(plain);

    expect(await screen.findByRole('combobox', { name: /^Country/ })).toBeVisible();
    expect(currentStep()).toHaveTextContent('Set store location');
    expect(screen.getByText('Define how much customers pay to ship to different destinations')).toBeVisible();
  });

  test('start with a missing address, and continue once it is saved', async () => {
    serveSettings({ ...LONDON, [ADDRESS]: '' });
    serveZones({ ...HOME, name: NAME });
    servePartners();
    api.post(BATCH).reply(200, { update: settingsOf({ [ADDRESS]: '1 Quay Street' }) });
    const { user, press } = renderShipping();

    await user.type(await screen.findByRole('textbox', { name: /^Address \(optional\)$/ }), '1 Quay Street');
    await press('Continue');

    await waitFor(() => expect(currentStep()).toHaveTextContent('Set shipping costs'));
    await waitFor(() => expect(within(currentStep()).getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.getByRole('button', { name: /complete: Set store location/ })).toBeVisible();
  });
});

describe("zone of the store's country", () => {
  test('is created once, and shown before the rest of the world', async () => {
    serveSettings(LONDON);
    serveZones();
    servePartners();
    serveZones();
    api.post(ZONES, { name: NAME }).reply(201, { id: 4, name: NAME, order: 0 });
    serveZones({ id: 4, name: NAME });
    api.post(`${ZONES}/4/locations`).reply(200, [{ code: 'GB', type: 'country' }]);
    renderShipping();

    expect(await screen.findByText('Loading your shipping zones…')).toBeInTheDocument();
    await screen.findByRole('group', { name: NAME });

    const names = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(names).toEqual([NAME, 'Rest of the world']);
  });

  test("shows an error when it can't be created, and retries", async () => {
    serveSettings(LONDON);
    serveZones();
    servePartners();
    serveZones();
    api.post(ZONES).reply(403, buildError('woocommerce_rest_cannot_create', 403, 'Sorry, not you.'));
    serveZones();
    const { press } = renderShipping();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your shipping zones could not be set up');
    expect(alert).toHaveTextContent('Sorry, not you.');

    serveZones({ ...HOME, name: NAME });
    await press('Retry');

    expect(await screen.findByRole('group', { name: NAME })).toBeVisible();
  });
});

describe('rates', () => {
  test.each(['left', 'right'] as const)('show the currency symbol on the %s', async (symbolPosition) => {
    const currency = {
      code: 'GBP',
      symbol: '&pound;',
      symbolPosition,
      precision: 2,
      decimalSeparator: ',',
      thousandSeparator: '.',
      priceFormat: '',
    };
    await atRates({ settings: { currency } });

    const box = cost().closest('.sa-field__box');

    expect(box?.textContent).toBe('£Free shipping');
    expect(box?.firstElementChild?.tagName).toBe(symbolPosition === 'left' ? 'SPAN' : 'INPUT');
    expect(cost()).toHaveValue('0,00');
  });

  test('are formatted on blur, and zero is free shipping', async () => {
    const { user } = await atRates();

    await user.clear(cost());
    await user.type(cost(), '1234.5');
    expect(screen.queryByText('Free shipping')).not.toBeInTheDocument();
    await user.tab();
    expect(cost()).toHaveValue('1,234.50');
    await user.clear(cost());
    await user.tab();

    expect(cost()).toHaveValue('0.00');
    expect(screen.getByText('Free shipping')).toBeVisible();
  });

  test("can't be negative", async () => {
    const { user, press } = await atRates();

    await user.clear(cost());
    await user.type(cost(), '-4');
    await press('Continue');

    expect(cost()).toHaveAccessibleDescription('Shipping rates can not be negative numbers.');
    expect(cost()).toHaveFocus();
  });

  test.each(['abc', '1e3', '5 kg'])("can't be %s", async (text) => {
    const { user, press } = await atRates();

    await user.clear(cost());
    await user.type(cost(), text);
    await press('Continue');

    expect(cost()).toHaveAccessibleDescription(/^Please enter a number, or a formula/);
    expect(cost()).toHaveValue(text);
    expect(screen.queryByText('Your shipping rates have been updated')).not.toBeInTheDocument();
  });

  test.each([
    ['$5', '5.00'],
    ['0,500', '0.50'],
    ['10 * {[}qty]', '10 * [qty]'],
  ])('typed as %s are saved as %s', async (text, saved) => {
    const { user, press } = await atRates();
    expectRate(1, saved);
    serveMethods(0);

    await user.clear(cost());
    await user.type(cost(), text);
    await press('Continue');

    expect(await screen.findByText('Your shipping rates have been updated')).toBeVisible();
  });

  test('of all zones are saved with a single notice', async () => {
    const { user, press, onComplete } = await atRates();
    expectRate(1, '7.50');
    expectRate(0, '20.00');

    await user.clear(cost());
    await user.type(cost(), '7.50');
    await user.click(screen.getByRole('switch', { name: 'Ship to these places' }));
    await user.clear(cost('Rest of the world'));
    await user.type(cost('Rest of the world'), '20');
    await press('Continue');

    expect(await screen.findByText('Your shipping rates have been updated')).toBeVisible();
    await waitFor(() => expect(currentStep()).toHaveTextContent('Print shipping labels'));
    expect(onComplete).not.toHaveBeenCalled();
  });

  test('show an error for zones that could not be saved, and save the rest on retry', async () => {
    const { user, press } = await atRates();
    expectRate(1, '7.50');
    serveMethods(0);
    api.post(`${ZONES}/0/methods`).reply(500, buildError('woocommerce_rest_x', 500, 'Out of paper.'));
    await user.clear(cost());
    await user.type(cost(), '7.50');
    await user.click(screen.getByRole('switch'));
    await press('Continue');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The shipping rates of these zones were not saved: Rest of the world.');
    expect(alert).toHaveTextContent('Saved: United Kingdom (UK).');
    expect(cost('Rest of the world')).toHaveAccessibleDescription(
      'Out of paper. Customers in these zones may not see shipping options until this is saved.',
    );
    expect(cost()).toHaveValue('7.50');
    expect(screen.queryByText('Your shipping rates have been updated')).not.toBeInTheDocument();

    serveMethods(1, buildMethod(11, 'flat_rate', { cost: '7.50' }));
    const free = buildMethod(5, 'free_shipping');
    serveMethods(0);
    api.post(`${ZONES}/0/methods`, { method_id: 'free_shipping', enabled: true }).reply(200, free);
    serveMethods(0, free);
    await press('Continue');

    expect(await screen.findByText('Your shipping rates have been updated')).toBeVisible();
  });

  test('are restored after a reload when they were not saved', async () => {
    const { user, unmount } = await atRates();
    await user.clear(cost());
    await user.type(cost(), '7');
    unmount();

    await atRates();

    await waitFor(() => expect(cost()).toHaveValue('7'));
  });

  test('complete the task with a notice when no other step is left', async () => {
    serveSettings(TOKYO);
    serveZones({ id: 1, country: 'JP', name: 'Japan' });
    servePartners();
    const free = buildMethod(5, 'free_shipping');
    serveMethods(1);
    api.post(`${ZONES}/1/methods`).reply(200, free);
    serveMethods(1, free);
    serveMethods(0);
    const { press, onComplete } = renderShipping();
    await screen.findByRole('group', { name: 'Japan' });

    await press('Continue');

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });
});

describe('labels', () => {
  const RATED = { methods: [buildMethod(1, 'flat_rate', { cost: '5' })] };
  const PATH = '/wc-admin/plugins';
  const answer = { data: {}, errors: { errors: [] }, success: true };

  async function atLabels(...partners: object[]) {
    serveSettings(LONDON);
    serveZones({ ...HOME, ...RATED });
    servePartners(...partners);
    const view = renderShipping();
    await waitFor(() => expect(currentStep()).toHaveTextContent('Print shipping labels'));
    return view;
  }

  test('show a single partner in a row with its free trial', async () => {
    await atLabels(buildPartner());

    expect(screen.getByRole('heading', { name: 'ShipStation' })).toBeVisible();
    expect(screen.getByText('Rates compared')).toBeVisible();
    expect(screen.getByText('Try ShipStation free for 30 days.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Learn more about ShipStation/ })).toHaveAttribute(
      'href',
      'https://vendor.example/',
    );
  });

  test('show several partners in columns', async () => {
    await atLabels(buildPartner(), buildPartner({ name: 'Sendcloud', slug: 'sendcloud-shipping' }));

    expect(screen.getAllByText('Save time')).toHaveLength(2);
    expect(screen.getAllByText(/free for/)).toHaveLength(1);
  });

  test('install the plugin of the chosen partner and complete the task', async () => {
    const { press, onComplete } = await atLabels(
      buildPartner({ name: 'Sendcloud', slug: 'sendcloud-shipping' }),
      buildPartner(),
    );
    api.post(`${PATH}/install`, { plugins: 'sendcloud-shipping' }).reply(200, answer);
    api.post(`${PATH}/activate`, { plugins: 'sendcloud-shipping' }).reply(200, answer);

    await press('Get started with Sendcloud');

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  test('show the installation again after a reload', async () => {
    const partners = [buildPartner({ name: 'Sendcloud', slug: 'sendcloud-shipping' }), buildPartner()];
    const { press, unmount } = await atLabels(...partners);
    const installation = deferReply(() => answer);
    api.post(`${PATH}/install`, { plugins: 'sendcloud-shipping' }).reply(200, installation.reply);
    await press('Get started with Sendcloud');
    await installation.requested();
    // Like a reload, which doesn't affect the server.
    unmount();

    const again = await atLabels(...partners);

    expect(screen.getByRole('heading', { name: 'Sendcloud' })).toBeVisible();
    await again.press('Choose another');
    expect(screen.getByRole('button', { name: 'Get started with ShipStation' })).toBeVisible();
  });

  test('allow another partner after a failed installation, and move focus', async () => {
    const { press } = await atLabels(
      buildPartner({ name: 'Sendcloud', slug: 'sendcloud-shipping' }),
      buildPartner(),
    );
    api.post(`${PATH}/install`).reply(403, buildError('woocommerce_rest_cannot_update', 403, 'Not you.'));
    api.get(`${PATH}/installed`).reply(200, { plugins: [] });
    api.get(`${PATH}/active`).reply(200, { plugins: [] });

    await press('Get started with Sendcloud');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sendcloud' })).toHaveFocus());
    expect(await screen.findByText('Not you.')).toBeVisible();
    await press('Choose another');

    const [first] = screen.getAllByRole('heading', { level: 3 });
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Get started with ShipStation' })).toBeVisible();
  });

  test('can be declined permanently', async () => {
    const { press, onComplete } = await atLabels(buildPartner());
    const saved = expectDismissal('shipping');

    await press('No thanks');

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(saved.isDone()).toBe(true));
  });

  test('have no step when declined, until requested', async () => {
    serveSettings(LONDON);
    serveZones({ ...HOME, ...RATED });
    servePartners(buildPartner());
    const { press } = renderShipping({ dismissed: ['shipping'] });
    await waitFor(() => expect(getStepNames()).toHaveLength(2));

    await press('Show shipping label services');

    expect(getStepNames()).toHaveLength(3);
    expect(currentStep()).toHaveTextContent('Print shipping labels');
    await waitFor(() => expect(currentStep()).toContainElement(focusedElement()));
    expect(screen.queryByRole('button', { name: 'Show shipping label services' })).not.toBeInTheDocument();
  });

  test("have a step when the partner's plugin is active, even if declined", async () => {
    serveSettings(LONDON);
    serveZones({ ...HOME, ...RATED });
    servePartners(buildPartner());
    renderShipping({
      dismissed: ['shipping'],
      admin: withPlugins(['woocommerce-shipstation-integration']),
    });

    await waitFor(() => expect(getStepNames()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show shipping label services' })).not.toBeInTheDocument();
  });

  test("fall back to the host's plugins without suggestions", async () => {
    await atLabels();

    expect(screen.getByText('ShipStation')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Install and activate' })).toBeVisible();
  });

  test("show a partner's HTML as text, and ignore script URLs", async () => {
    await atLabels(
      buildPartner({
        name: '<img src=x onerror=alert(1)>',
        learn_more_link: 'javascript:alert(1)',
        layout_row: {
          image: 'javascript:alert(1)',
          features: [{ icon: 'data:x', description: '<b>Bold</b>' }],
        },
      }),
    );

    expect(screen.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(screen.getByText('<b>Bold</b>')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });
});

test.each(['shipping', 'shipping-recommendation'])(
  'lets an unconnected US store connect or decline in %s',
  async (id) => {
    serveSettings(BERKELEY);
    serveZones({ id: 1, country: 'US', methods: [buildMethod(1, 'flat_rate', { cost: '5' })] });
    servePartners();
    const connectAction = 'https://connect.example/';
    const redirect_url = `http://localhost/wp-admin/admin.php?page=wc-admin&task=${id}`;
    api.get('/wc-admin/plugins/connect-jetpack', { redirect_url }).reply(200, { connectAction });
    const { press, onComplete } = renderShipping({
      task: { id },
      admin: withPlugins(['woocommerce-services', 'jetpack'], false),
    });

    expect(await screen.findByRole('link', { name: 'Connect with Jetpack' })).toHaveAttribute(
      'href',
      connectAction,
    );
    expect(currentStep()).toHaveTextContent('Connect your store');
    expectDismissal('shipping');
    await press('No thanks');

    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
  },
);
