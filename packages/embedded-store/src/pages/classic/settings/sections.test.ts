import { setOption } from '../../../site/options/queries';
import { createZone } from '../../../sales/shipping/zones';
import { load } from '../../testing/browser';
import { openTestShop } from '../../testing/test-shop';

const PAGE = '/wp-admin/admin.php?page=wc-settings';
const STANDARD = `${PAGE}&tab=tax&section=standard`;
const ZONES = `${PAGE}&tab=shipping`;

const shop = openTestShop();

const cellsOf = (document: Document, table: string) =>
  [...document.querySelectorAll(`${table} tbody tr`)].map((row) =>
    [...row.children].slice(0, 3).map((cell) => cell.textContent?.trim()),
  );

describe('tax rates', () => {
  const rates = () => shop.read<Record<string, unknown>[]>('/wc/v3/taxes');
  const newRate = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`tax_rate_${key}[new-0]`, value]));

  test('the empty row adds a rate to the class of the page', async () => {
    const page = `${PAGE}&tab=tax&section=reduced-rate`;
    const response = await shop.owner.submit(page, {
      ...newRate({ country: 'us', state: 'ca', postcode: '90001; 90002', city: 'Los Angeles', rate: '7.25' }),
      ...newRate({ name: 'Sales tax', priority: '2', compound: '1', order: '4' }),
      'tax_rate_shipping[new-0]': undefined,
    });

    expect(response.status).toBe(303);
    expect(await rates()).toMatchObject([
      {
        country: 'US',
        state: 'CA',
        postcodes: ['90001', '90002'],
        cities: ['LOS ANGELES'],
        rate: '7.2500',
        name: 'Sales tax',
        priority: 2,
        compound: true,
        shipping: false,
        order: 4,
        class: 'reduced-rate',
      },
    ]);
  });

  test('rows are changed, reordered and removed with one save', async () => {
    await shop.owner.submit(STANDARD, newRate({ country: 'DE', rate: '19', name: 'MwSt' }));
    await shop.owner.submit(STANDARD, newRate({ country: 'AT', rate: '20', name: 'USt' }));
    await shop.owner.submit(STANDARD, newRate({ country: 'FR', rate: '20', name: 'TVA' }));

    await shop.owner.submit(STANDARD, {
      'tax_rate_rate[1]': '16',
      'tax_rate_order[1]': '9',
      'tax_rate_remove[2]': '1',
    });

    expect(await rates()).toMatchObject([
      { id: 3, name: 'TVA' },
      { id: 1, name: 'MwSt', rate: '16.0000' },
    ]);
  });

  test('an invalid rate prevents saving all the others and stays as typed', async () => {
    await shop.owner.submit(STANDARD, newRate({ country: 'DE', rate: '19', name: 'MwSt' }));

    const response = await shop.owner.submit(STANDARD, {
      'tax_rate_rate[1]': '16',
      ...newRate({ country: 'Moon', rate: 'much' }),
    });
    const { document } = await load(response);

    expect(response.status).toBe(400);
    expect(document.querySelector('#message')?.textContent).toContain('Please enter a valid country code.');
    expect(document.querySelector<HTMLInputElement>('[name="tax_rate_country[new-0]"]')?.value).toBe('Moon');
    expect(document.querySelector('[name="tax_rate_rate[new-0]"]')?.getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(document.querySelector<HTMLInputElement>('[name="tax_rate_rate[1]"]')?.value).toBe('16');
    expect(await rates()).toMatchObject([{ rate: '19.0000' }]);
  });

  test('submitting an unchanged form adds nothing', async () => {
    await shop.owner.submit(STANDARD);

    expect(await rates()).toEqual([]);
  });

  test('tax classes are entered one per line and have their own pages', async () => {
    const response = await shop.owner.submit(`${PAGE}&tab=tax`, {
      woocommerce_tax_classes: 'Reduced rate\r\nBooks',
    });
    const { document } = await shop.owner.open(`${PAGE}&tab=tax&section=books`);

    expect(response.status).toBe(303);
    expect(await shop.read('/wc/v3/taxes/classes')).toMatchObject([
      { slug: 'standard' },
      { slug: 'reduced-rate' },
      { slug: 'books', name: 'Books' },
    ]);
    expect(document.querySelector('.subsubsub [aria-current]')?.textContent).toBe('Books rates');
  });
});

describe('shipping zones', () => {
  interface Method {
    id: number;
    method_id: string;
    enabled: boolean;
    settings: Record<string, { value: string }>;
  }
  const places = (zone: number) => shop.read<unknown[]>(`/wc/v3/shipping/zones/${zone}/locations`);
  const methods = (zone: number) => shop.read<Method[]>(`/wc/v3/shipping/zones/${zone}/methods`);

  test('are listed with their locations', async () => {
    createZone(shop.store.context.db, 'Home <b>', [
      { type: 'country', code: 'GB' },
      { type: 'state', code: 'US:CA' },
      { type: 'continent', code: 'EU' },
    ]);
    const { document } = await shop.owner.open(ZONES);

    expect(cellsOf(document, '.wc-shipping-zones')).toEqual([
      ['Home <b>', 'United Kingdom (UK), California, Europe', 'No shipping methods'],
      ['Rest of the world', 'Locations not covered by your other zones', 'No shipping methods'],
    ]);
  });

  test('are created with locations and a shipping method', async () => {
    const response = await shop.owner.submit(`${ZONES}&zone_id=new`, {
      zone_name: 'Alps',
      'zone_locations[]': ['country:CH', 'state:US:CO'],
      zone_postcodes: '8000...8999\r\nCB23*',
      add_method_id: 'flat_rate',
    });

    expect(response.headers.get('Location')).toMatch(/tab=shipping&zone_id=\d+&settings-updated=true$/);
    const [, zone] = await shop.read<{ id: number; name: string }[]>('/wc/v3/shipping/zones');
    expect(zone?.name).toBe('Alps');
    expect(await places(zone?.id ?? 0)).toMatchObject([
      { type: 'country', code: 'CH' },
      { type: 'state', code: 'US:CO' },
      { type: 'postcode', code: '8000...8999' },
      { type: 'postcode', code: 'CB23*' },
    ]);
    expect(await methods(zone?.id ?? 0)).toMatchObject([{ method_id: 'flat_rate', enabled: true }]);
  });

  test('without a name show the form again with the selected locations', async () => {
    const response = await shop.owner.submit(`${ZONES}&zone_id=new`, {
      zone_name: '  ',
      'zone_locations[]': ['country:CH'],
    });
    const { document } = await load(response);

    expect(response.status).toBe(400);
    expect(document.querySelector('#zone_name')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('#zone_locations [selected]')?.textContent?.trim()).toBe('Switzerland');
    expect(await shop.read<unknown[]>('/wc/v3/shipping/zones')).toHaveLength(1);
  });

  test('are updated together with their locations and methods', async () => {
    const id = createZone(shop.store.context.db, 'Home', [{ type: 'country', code: 'GB' }]);
    const page = `${ZONES}&zone_id=${id}`;
    await shop.owner.submit(page, { add_method_id: 'flat_rate' });
    await shop.owner.submit(page, { add_method_id: 'local_pickup' });
    const [flat, pickup] = await methods(id);

    await shop.owner.submit(page, {
      zone_name: 'Island',
      'zone_locations[]': ['country:IE'],
      'zone_methods[]': undefined,
      'zone_methods_remove[]': [String(pickup?.id)],
    });

    expect(await places(id)).toMatchObject([{ code: 'IE' }]);
    expect(await methods(id)).toMatchObject([{ id: flat?.id, enabled: false }]);
  });

  test('methods have their own form', async () => {
    const id = createZone(shop.store.context.db, 'Home');
    await shop.owner.submit(`${ZONES}&zone_id=${id}`, { add_method_id: 'free_shipping' });
    const [method] = await methods(id);
    const page = `${ZONES}&instance_id=${method?.id}`;

    const saved = await shop.owner.submit(page, {
      woocommerce_free_shipping_requires: 'min_amount',
      woocommerce_free_shipping_min_amount: '50',
    });
    const refused = await shop.owner.submit(page, { woocommerce_free_shipping_min_amount: 'plenty' });

    expect([saved.status, refused.status]).toEqual([303, 400]);
    expect(await refused.text()).toContain('value="plenty"');
    expect((await methods(id))[0]?.settings).toMatchObject({
      requires: { value: 'min_amount' },
      min_amount: { value: '50' },
    });
  });

  test('are reordered and removed in the list', async () => {
    const [first, second] = ['One', 'Two'].map((name) => createZone(shop.store.context.db, name));

    await shop.owner.submit(ZONES, { [`zone_order[${second}]`]: '5', [`zone_remove[${first}]`]: '1' });

    expect(await shop.read('/wc/v3/shipping/zones')).toMatchObject([{ id: 0 }, { id: second, order: 5 }]);
  });

  test('the rest of the world has only shipping methods to change', async () => {
    const { document } = await shop.owner.open(`${ZONES}&zone_id=0`);
    await shop.owner.submit(`${ZONES}&zone_id=0`, { add_method_id: 'flat_rate' });

    expect(document.querySelector('#zone_name')).toBeNull();
    expect(await methods(0)).toMatchObject([{ method_id: 'flat_rate' }]);
  });

  test.each(['zone_id=99', 'zone_id=moon', 'instance_id=99'])('%s is not found', async (query) => {
    expect((await shop.owner.open(`${ZONES}&${query}`)).status).toBe(404);
  });
});

test('shipping classes are added, renamed and removed in one table', async () => {
  const page = `${PAGE}&tab=shipping&section=classes`;
  const classes = () => shop.read<{ id: number }[]>('/wc/v3/products/shipping_classes');
  await shop.owner.submit(page, { 'shipping_class_name[new-0]': 'Heavy' });
  await shop.owner.submit(page, { 'shipping_class_name[new-0]': 'Fragile' });
  const [fragile, heavy] = await classes();

  await shop.owner.submit(page, {
    [`shipping_class_remove[${fragile?.id}]`]: '1',
    [`shipping_class_name[${heavy?.id}]`]: 'Bulky',
    [`shipping_class_description[${heavy?.id}]`]: 'Two people to carry',
  });
  const refused = await shop.owner.submit(page, { 'shipping_class_name[new-0]': 'bulky' });

  expect(await classes()).toMatchObject([
    { name: 'Bulky', description: 'Two people to carry', slug: 'heavy' },
  ]);
  expect(refused.status).toBe(400);
});

test('bank accounts are saved where the dashboard reads them', async () => {
  const page = `${PAGE}&tab=checkout&section=bacs`;
  setOption(shop.store.context.db, 'woocommerce_bacs_accounts', [{ account_name: 'Old', iban: 'GB00' }]);

  const saved = await shop.owner.submit(page, {
    'bacs_bank_name[0]': 'Harbour Bank',
    'bacs_account_name[new-0]': 'Second',
    'bacs_account_number[new-0]': '42',
  });
  const refused = await shop.owner.submit(page, { 'bacs_account_name[new-0]': 'Third' });

  expect([saved.status, refused.status]).toEqual([303, 400]);
  expect(await refused.text()).toContain('Please enter an account number or IBAN');
  expect(await shop.read('/wc-admin/options?options=woocommerce_bacs_accounts')).toMatchObject({
    woocommerce_bacs_accounts: [
      { account_name: 'Old', iban: 'GB00', bank_name: 'Harbour Bank' },
      { account_name: 'Second', account_number: '42', iban: '' },
    ],
  });
});

describe('emails', () => {
  test('are listed with their recipients, and each has a form', async () => {
    await shop.owner.submit(`${PAGE}&tab=email&section=wc_email_new_order`, {
      woocommerce_new_order_enabled: undefined,
      woocommerce_new_order_recipient: 'desk@example.com',
      woocommerce_new_order_email_type: 'plain',
    });
    const { document } = await shop.owner.open(`${PAGE}&tab=email`);
    const rows = cellsOf(document, '.wc_emails');

    expect(rows).toHaveLength(11);
    expect(rows[0]?.slice(1)).toEqual(['Disabled', 'desk@example.com']);
    expect(await shop.read('/wc/v3/settings/email_new_order/email_type')).toMatchObject({ value: 'plain' });
    expect(await shop.read('/wc/v3/settings/email_cancelled_order/enabled')).toMatchObject({ value: 'yes' });
  });

  test.each([
    ['woocommerce_email_from_address', 'nobody'],
    ['woocommerce_email_base_color', 'purple'],
  ])("%s can't be %s", async (field, value) => {
    const response = await shop.owner.submit(`${PAGE}&tab=email`, { [field]: value });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`value="${value}"`);
  });
});

test('the API keys page shows an explanation and no save button', async () => {
  const { status, document } = await shop.owner.open(`${PAGE}&tab=advanced&section=keys`);

  expect(status).toBe(200);
  expect(document.querySelector('#mainform [name="save"]')).toBeNull();
  expect(document.querySelector('.settings-section')?.textContent).toContain('has no API keys');
});
