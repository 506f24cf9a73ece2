import { act, screen, waitFor } from '@testing-library/react';
import { setHost } from '@admin/host';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { buildHost, renderWithStores } from '@admin/testing';
import { ClassicPanels } from '../classic-panels';

const TAX = { page: 'wc-settings', tab: 'tax' };
const TITLE = 'Prices are entered and displayed inconsistently';
const record = jest.fn();

beforeAll(() => import('./tax-conflict'));

beforeEach(() => {
  setHost(buildHost({ mode: 'embedded', features: { 'store-alerts': false } }));
  Reflect.set(window, 'wcTracks', { isEnabled: true, recordEvent: record });
});

afterEach(() => {
  record.mockClear();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'wcTracks');
});

interface Choices {
  entered: 'yes' | 'no';
  shop: 'incl' | 'excl';
  cart: 'incl' | 'excl';
}

/** The fields of the host's form, and the element for the warning. */
function printForm({ entered, shop, cart }: Choices) {
  const form = document.createElement('form');
  form.id = 'mainform';
  const select = (name: string, label: string) => `
    <label>${label} <select id="${name}" name="${name}">
      <option value="incl">Including tax</option><option value="excl">Excluding tax</option>
    </select></label>`;
  form.innerHTML = `
    <label><input type="radio" name="woocommerce_prices_include_tax" value="yes">Enter inclusive</label>
    <label><input type="radio" name="woocommerce_prices_include_tax" value="no">Enter exclusive</label>
    ${select('woocommerce_tax_display_shop', 'Shop')}
    ${select('woocommerce_tax_display_cart', 'Cart')}
    <div id="wc_conflict_error_slotfill"></div>`;
  document.body.append(form);
  const choose = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value;
  };
  choose('woocommerce_prices_include_tax', entered);
  choose('woocommerce_tax_display_shop', shop);
  choose('woocommerce_tax_display_cart', cart);
  return form;
}

function Notices() {
  const { notices } = useNotices();
  return notices.map(({ id, content }) => <p key={id}>{content}</p>);
}

const open = (query: Readonly<Record<string, string>> = TAX) =>
  renderWithStores(
    [noticesStore, optionsStore],
    <>
      <ClassicPanels query={query} />
      <Notices />
    </>,
    { prepare: (registry) => hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] }) },
  );

/** Waits until the lazy chunk of the warning is loaded. */
const settled = () => act(async () => void (await import('./tax-conflict')));

const warning = () => screen.queryByText(TITLE);
const values = (form: HTMLFormElement) =>
  [...form.elements].flatMap((field) =>
    field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.checked)
      ? [[field.name, field.value]]
      : [],
  );

test('shows a warning when prices are displayed differently than they are entered', async () => {
  printForm({ entered: 'yes', shop: 'incl', cart: 'excl' });
  open();

  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(document.getElementById('wc_conflict_error_slotfill')).toContainElement(warning());
  expect(screen.getByText(/You enter prices including tax/)).toBeVisible();
  await waitFor(() => expect(record).toHaveBeenCalledWith('tax_settings_conflict', {}));
});

test('updates the warning as settings change, before they are saved', async () => {
  printForm({ entered: 'yes', shop: 'incl', cart: 'incl' });
  const { user } = open();
  await settled();
  expect(warning()).not.toBeInTheDocument();

  await user.click(screen.getByLabelText('Enter exclusive'));
  expect(await screen.findByText(TITLE)).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Shop'), 'excl');
  expect(warning()).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Cart'), 'excl');
  expect(warning()).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Cart'), 'incl');
  expect(warning()).toBeVisible();
  expect(record.mock.calls.filter(([name]) => name === 'tax_settings_conflict')).toHaveLength(1);
});

test('fills in the recommended settings without saving the form', async () => {
  const form = printForm({ entered: 'no', shop: 'incl', cart: 'excl' });
  const [changed, submitted] = [jest.fn(), jest.fn()];
  form.addEventListener('submit', submitted);
  form.addEventListener('change', ({ target }) => changed((target as HTMLSelectElement).name));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Use recommended settings' }));

  expect(values(form)).toEqual([
    ['woocommerce_prices_include_tax', 'no'],
    ['woocommerce_tax_display_shop', 'excl'],
    ['woocommerce_tax_display_cart', 'excl'],
  ]);
  expect(changed.mock.calls).toEqual([['woocommerce_tax_display_shop']]);
  expect(submitted).not.toHaveBeenCalled();
  expect(warning()).not.toBeInTheDocument();
  expect(screen.getByText('Recommended settings applied.')).toBeVisible();
  expect(screen.getByLabelText('Shop')).toHaveFocus();
  expect(record).toHaveBeenCalledWith('tax_settings_conflict_recommended_clicked', {});
});

test('stays hidden once dismissed, and leaves the form unchanged', async () => {
  const form = printForm({ entered: 'yes', shop: 'excl', cart: 'excl' });
  const before = values(form);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Dismiss the tax warning' }));

  expect(warning()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Cart')).toHaveFocus();
  expect(values(form)).toEqual(before);
  expect(record).toHaveBeenCalledWith('tax_settings_conflict_dismissed', {});
  await user.selectOptions(screen.getByLabelText('Cart'), 'incl');
  expect(warning()).not.toBeInTheDocument();
});

test("follows changes that the host's script reports only by jQuery events", async () => {
  const form = printForm({ entered: 'yes', shop: 'incl', cart: 'excl' });
  const listeners = new Set<() => void>();
  Reflect.set(window, 'jQuery', () => ({
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const { unmount } = open();
  await screen.findByText(TITLE);

  const cart = form.elements.namedItem('woocommerce_tax_display_cart');
  if (cart instanceof HTMLSelectElement) cart.value = 'incl';
  expect(warning()).toBeVisible();
  act(() => listeners.forEach((listener) => listener()));

  expect(warning()).not.toBeInTheDocument();
  unmount();
  expect(listeners.size).toBe(0);
  Reflect.deleteProperty(window, 'jQuery');
});

test.each([
  [
    'its container is missing',
    (form: HTMLFormElement) => form.querySelector('#wc_conflict_error_slotfill')?.remove(),
  ],
  [
    'a field has a different id',
    (form: HTMLFormElement) =>
      form.querySelector('#woocommerce_tax_display_cart')?.setAttribute('id', 'acme_tax_display_cart'),
  ],
  [
    'a field has a custom value',
    (form: HTMLFormElement) =>
      form.querySelector('#woocommerce_tax_display_cart option:checked')?.setAttribute('value', 'acme'),
  ],
  [
    'the price entry setting is missing',
    (form: HTMLFormElement) => form.querySelectorAll('input').forEach((input) => input.remove()),
  ],
])('shows no warning when %s', async (_, change) => {
  change(printForm({ entered: 'yes', shop: 'excl', cart: 'excl' }));
  open();
  await settled();

  expect(warning()).not.toBeInTheDocument();
});

test.each([
  ['a section of the tax tab', { ...TAX, section: 'standard' }],
  ['another tab', { ...TAX, tab: 'general' }],
])('%s shows no warning', async (_, query) => {
  printForm({ entered: 'yes', shop: 'excl', cart: 'excl' });
  open(query);
  await settled();

  expect(warning()).not.toBeInTheDocument();
});
