import { act, screen, waitFor } from '@testing-library/react';
import { setHost } from '@admin/host';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildError, api, buildSetting, buildUser, renderWithStores } from '@admin/testing';
import { ClassicPanels } from './classic-panels';

const FILLED = {
  woocommerce_store_address: '1 Shattuck Ave',
  woocommerce_store_city: 'Berkeley',
  woocommerce_store_postcode: '94704',
  woocommerce_default_country: 'US:CA',
};
const GENERAL = { page: 'wc-settings', tab: 'general', tutorial: 'true' };
const HEADING = 'Add your store location';

const record = jest.fn();

beforeAll(() => import('./store-location-tour/store-location-tour'));

beforeEach(() => {
  window.sessionStorage.clear();
  setHost(buildHost({ mode: 'embedded', features: { 'store-alerts': false } }));
  Reflect.set(window, 'wcTracks', { isEnabled: true, recordEvent: record });
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'wcTracks');
});

/** The host's form, as its settings page prints it. */
function printForm(values: Readonly<Record<string, string>>) {
  const form = document.createElement('form');
  form.innerHTML = `
    <div id="store_address-description">Where your business is.</div>
    <input id="woocommerce_store_address" name="woocommerce_store_address">
    <input id="woocommerce_store_city" name="woocommerce_store_city">
    <select name="woocommerce_default_country"><option value="US:CA">California</option></select>
    <input id="woocommerce_store_postcode" name="woocommerce_store_postcode">`;
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  document.body.append(form);
  return form;
}

function renderPanels(query: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) {
  const items = Object.entries(values).map(([id, value]) => buildSetting({ id, value }));
  api.get('/wc-analytics/settings/general').reply(200, items);
  return renderWithStores([settingsStore], <ClassicPanels query={query} />);
}

const findTour = () => screen.findByRole('dialog', { name: HEADING });

test.each([
  ['the general tab', GENERAL],
  ['no tab', { page: 'wc-settings', tutorial: 'true' }],
])('shows the tour on %s', async (_, query) => {
  printForm({});
  renderPanels(query, { ...FILLED, woocommerce_store_address: '' });

  expect(await findTour()).toHaveTextContent('click Save');
});

test.each(['woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_store_postcode'])(
  'shows the tour when only %s is empty',
  async (name) => {
    printForm({});
    renderPanels(GENERAL, { ...FILLED, [name]: '' });

    expect(await findTour()).toBeVisible();
  },
);

test('does not show the tour when the address is complete', async () => {
  printForm(FILLED);
  const { registry } = renderPanels(GENERAL, FILLED);

  await waitFor(() => expect(registry.select('settings').getSettings('general')).toBeDefined());

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['another tab', { ...GENERAL, tab: 'products' }],
  ['another page', { ...GENERAL, page: 'wc-status' }],
  ['the tab without the tutorial parameter', { page: 'wc-settings', tab: 'general' }],
])('renders nothing and makes no requests on %s', (_, query) => {
  printForm({});
  const { container } = renderWithStores([settingsStore], <ClassicPanels query={query} />);

  expect(container).toBeEmptyDOMElement();
});

test('does not show the tour when the form is missing', async () => {
  const { registry } = renderPanels(GENERAL, { ...FILLED, woocommerce_store_city: '' });

  await waitFor(() => expect(registry.select('settings').getSettings('general')).toBeDefined());

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('points the tour at the address description when the field is missing', async () => {
  printForm({}).querySelector('#woocommerce_store_address')?.remove();
  renderPanels(GENERAL, {});

  expect(await findTour()).toBeVisible();
});

test('records which fields are filled on dismissal, and does not show the tour again', async () => {
  const form = printForm({});
  const { user, unmount } = renderPanels(GENERAL, {});
  await findTour();
  const city = form.querySelector('#woocommerce_store_city');
  if (city instanceof HTMLInputElement) city.value = 'Berkeley';

  await user.click(screen.getByRole('button', { name: 'Got it' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(record).toHaveBeenCalledWith('settings_store_address_tour_dismiss', {
    fields_filled: { address: false, city: true, country: true, postcode: false },
  });

  unmount();
  const { registry } = renderPanels(GENERAL, {});
  await waitFor(() => expect(registry.select('settings').getSettings('general')).toBeDefined());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('moves focus to the address field after the tour if nothing was focused before', async () => {
  const form = printForm({});
  const { user } = renderPanels(GENERAL, {});
  await findTour();

  await user.click(screen.getByRole('button', { name: 'Got it' }));

  expect(form.querySelector('#woocommerce_store_address')).toHaveFocus();
});

test('dismisses the tour on Escape and restores focus', async () => {
  const form = printForm({});
  const save = document.createElement('button');
  form.append(save);
  save.focus();
  const { user } = renderPanels(GENERAL, {});
  await findTour();
  expect(screen.getByRole('heading', { name: HEADING })).toHaveFocus();

  await user.keyboard('{Escape}');

  expect(save).toHaveFocus();
  expect(record).toHaveBeenCalledTimes(1);
});

describe('marketplace page', () => {
  beforeAll(() => import('./marketplace-visit'));

  function visit(query: Readonly<Record<string, string>>, mayManageSite = true) {
    const user = buildUser();
    return renderWithStores([optionsStore, userStore], <ClassicPanels query={query} />, {
      prepare: (registry) =>
        hydrateCurrentUser(registry, {
          ...user,
          is_super_admin: mayManageSite,
          capabilities: { ...user.capabilities, manage_options: mayManageSite },
        }),
    });
  }

  test('completes the task when the page is opened from the task', async () => {
    const saved = jest.fn(() => ({}));
    api
      .post('/wc-admin/options', { woocommerce_admin_dismissed_in_app_marketplace_tour: 'yes' })
      .reply(200, saved);
    visit({ page: 'wc-addons', tutorial: 'true' });

    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  test('shows nothing after other visits, or when completing the task fails', async () => {
    const refused = jest.fn(() => buildError('internal_server_error', 500));
    visit({ page: 'wc-addons' });
    api.post('/wc-admin/options').reply(500, refused);
    visit({ page: 'wc-addons', tutorial: 'true' });

    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
    expect(document.body).toHaveTextContent('');
  });

  test('sends no request for users who may not manage options', async () => {
    const { registry } = visit({ page: 'wc-addons', tutorial: 'true' }, false);
    await act(async () => {});

    expect(registry.select('options').isSaving('woocommerce_admin_dismissed_in_app_marketplace_tour')).toBe(
      false,
    );
  });
});
