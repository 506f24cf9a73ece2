import { screen, waitFor, within } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { tasksStore, type Task } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildTask,
  buildUser,
  deferReply,
  renderWithStores,
  setUpHttp,
} from '@admin/testing';
import { PurchaseDialog } from './purchase-dialog';
import { PurchaseTask } from './purchase-task';

const STORES = [tasksStore, userStore, optionsStore, noticesStore];
const TYPES = {
  physical: { label: 'Physical products', default: true },
  bookings: {
    label: 'Bookings',
    product: 390_890,
    description: 'By the <b>hour</b><img src=x onerror=alert(1)>',
  },
  memberships: { label: 'Memberships', product: 958_589 },
};
const THEME = {
  slug: 'quayside',
  title: 'Quayside',
  price: '&#36;79.00',
  id: 77,
  is_installed: false,
  image: '',
  excerpt: 'For shops by the <em>water</em>.',
};

// Only the fragment changes from here, because jsdom can't navigate to another page.
const HERE = 'http://localhost/wp-admin/admin.php?page=wc-admin';
const CART = `${HERE}#cart`;

interface Shop {
  chosen?: string[];
  theme?: string;
  installed?: string[];
}

function hostOf({
  chosen = ['physical', 'bookings', 'memberships'],
  theme = 'quayside',
  installed = ['acme'],
}: Shop) {
  const host = buildHost({
    admin: {
      onboarding: { profile: { product_types: chosen, theme }, themes: [THEME], activeTheme: 'other' },
      plugins: { installedPlugins: installed, activePlugins: [] },
    },
  });
  return { ...host, cartUrl: CART };
}

const serveTypes = () => api.get('/wc-admin/onboarding/product-types').reply(200, TYPES);

function serveVisit() {
  const { id, woocommerce_meta } = buildUser();
  const fields = { _fields: 'id,woocommerce_meta' };
  api.get('/wp/v2/users/me', fields).optionally().reply(200, { id, woocommerce_meta });
  return api.post('/wp/v2/users/me', undefined, fields).reply(200, { id, woocommerce_meta });
}

const task: Task = {
  ...buildTask({ id: 'purchase', title: 'Buy' }),
  isDeprecated: false,
  additionalData: null,
};

beforeEach(() => {
  window.history.replaceState({}, '', HERE);
  window.sessionStorage.clear();
});

describe('dialog', () => {
  function open(shop: Shop = {}) {
    const onOpen = jest.fn();
    const onClose = jest.fn();
    const onFail = jest.fn();
    const view = renderWithStores(STORES, <PurchaseDialog {...{ task, onOpen, onClose, onFail }} />, {
      host: hostOf(shop),
      prepare: (registry) => hydrateCurrentUser(registry, buildUser()),
    });
    return { ...view, onOpen, onClose, onFail };
  }

  test("lists chosen items that aren't installed, with description and theme price", async () => {
    serveTypes();
    const visit = serveVisit();
    const { onOpen, onClose } = open({ installed: ['woocommerce-memberships'] });

    const dialog = await screen.findByRole('dialog', { name: 'Purchase your selected extensions' });
    const items = within(dialog).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'BookingsBy the hour',
      'Quayside — $79.00 per yearFor shops by the water.',
    ]);
    expect((await within(dialog).findByText('hour')).tagName).toBe('B');
    expect(dialog.querySelector('img')).toBeNull();
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(visit.isDone()).toBe(true));
  });

  test('opens the cart with all items, and stays busy', async () => {
    const record = jest.fn();
    Reflect.set(window, 'wcTracks', { isEnabled: true, recordEvent: record });
    serveTypes();
    serveVisit();
    const { user } = open();
    const buy = await screen.findByRole('button', { name: 'Buy now' });

    await user.click(buy);

    expect(window.location.hash).toBe('#cart?wccom-replace-with=390890,958589,77');
    expect(buy).toHaveAttribute('aria-busy', 'true');
    expect(record).toHaveBeenCalledWith('tasklist_purchase_extensions', { selection: 3 });
    Reflect.deleteProperty(window, 'wcTracks');
  });

  test('closes on "I\'ll do it later" once the visit is counted', async () => {
    serveTypes();
    const { id, woocommerce_meta } = buildUser();
    const fields = { _fields: 'id,woocommerce_meta' };
    api.get('/wp/v2/users/me', fields).reply(200, { id, woocommerce_meta });
    const counted = deferReply(() => ({ id, woocommerce_meta }));
    api.post('/wp/v2/users/me', undefined, fields).reply(200, counted.reply);
    const { user, onClose } = open();
    const later = await screen.findByRole('button', { name: "I'll do it later" });

    await user.click(later);
    expect(later).toHaveAttribute('aria-busy', 'true');
    counted.release();

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['nothing was selected', { chosen: ['physical'], theme: 'other' }],
    [
      'everything is installed',
      { theme: 'other', installed: ['woocommerce-bookings', 'woocommerce-memberships'] },
    ],
  ])('does not open when %s', async (_, shop) => {
    serveTypes();
    const { onOpen, onClose } = open(shop);

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test("reports an error when the choice can't be loaded", async () => {
    api.get('/wc-admin/onboarding/product-types').reply(403, buildError('rest_forbidden', 403));
    const { onFail } = open();

    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    expect(onFail).toHaveBeenCalledWith('Your selected extensions could not be loaded');
  });
});

describe('page', () => {
  const renderPage = (shop: Shop = {}, user = buildUser()) =>
    renderWithStores(STORES, <PurchaseTask />, {
      host: hostOf(shop),
      prepare: (registry) => hydrateCurrentUser(registry, user),
    });

  test("tells users who can't install plugins who can", async () => {
    serveTypes();
    renderPage({}, buildUser({ capabilities: { manage_woocommerce: true }, is_super_admin: false }));

    expect(await screen.findByText('Only administrators can install and activate extensions.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeVisible();
  });

  test('offers the same items as the dialog', async () => {
    serveTypes();
    const { user } = renderPage({ theme: 'other' });

    expect(await screen.findByRole('region', { name: 'Purchase your selected extensions' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Buy now' }));

    expect(window.location.hash).toBe('#cart?wccom-replace-with=390890,958589');
  });

  test('shows an empty state when nothing is left', async () => {
    serveTypes();
    renderPage({ chosen: [], theme: 'other' });

    expect(await screen.findByText('Nothing left to purchase')).toBeVisible();
  });

  test("does nothing for an item that can't be bought here", async () => {
    api.get('/wc-admin/onboarding/product-types').reply(200, {});
    const host = hostOf({});
    const [theme] = host.settings.onboarding.themes ?? [];
    if (!theme) throw new Error('A theme was expected.');
    const onboarding = { ...host.settings.onboarding, themes: [{ ...theme, id: undefined }] };
    const settings = { ...host.settings, onboarding };
    const { user } = renderWithStores(STORES, <PurchaseTask />, {
      host: { ...host, settings },
      prepare: (registry) => hydrateCurrentUser(registry, buildUser()),
    });

    await user.click(await screen.findByRole('button', { name: 'Buy now' }));

    expect(window.location.href).toBe(HERE);
    expect(screen.getByRole('button', { name: 'Buy now' })).not.toHaveAttribute('aria-busy');
  });

  test('shows why loading failed, and retries', async () => {
    setUpHttp();
    api.get('/wc-admin/onboarding/product-types').reply(403, buildError('rest_forbidden', 403, 'Not you.'));
    const { user } = renderPage({ theme: 'other' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not you.');

    serveTypes();
    api.get('/wc-admin/onboarding/profile').reply(200, { product_types: ['bookings'] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Bookings')).toBeVisible();
  });
});
