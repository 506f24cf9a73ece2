import { setOption } from '../../../site/options/queries';
import { getGateways } from '../../../sales/gateways/queries';
import { getSetting, getSettings } from '../../../site/settings/queries';
import { browse, load } from '../../testing/browser';
import { openTestShop } from '../../testing/test-shop';

const PAGE = '/wp-admin/admin.php?page=wc-settings';
const GENERAL = `${PAGE}&tab=general`;
const TAX = `${PAGE}&tab=tax`;
const PAYMENTS = `${PAGE}&tab=checkout`;

const shop = openTestShop();

const general = (id: string) => getSetting(shop.store.context.db, 'general', id)?.value;

/** Submits the general form with only some of its fields, without its hundreds of countries. */
async function save(fields: Record<string, string | readonly string[]>): Promise<Response> {
  return shop.owner.send(GENERAL, { _wpnonce: await readProof(), ...fields });
}

/** All settings forms of a user have the same nonce; the payments page is the smallest. */
async function readProof(): Promise<string> {
  const { document } = await shop.owner.open(PAYMENTS);
  return document.querySelector<HTMLInputElement>('[name="_wpnonce"]')?.value ?? '';
}

const readAll = () =>
  ['general', 'tax', 'shipping', 'products', 'account', 'email', 'email_new_order', 'advanced'].map((group) =>
    getSettings(shop.store.context.db, group)?.map(({ id, value }) => [id, value]),
  );

describe('the history', () => {
  const HISTORY = '/store-admin/v1/history';
  const list = async () => Object((await shop.store.as('administrator').call(HISTORY)).body);

  test('records the changes of a form and can undo them', async () => {
    await save({ woocommerce_store_city: 'Bergen', woocommerce_store_postcode: '5003' });
    const city = general('woocommerce_store_city');
    await save({ woocommerce_store_city: 'Oslo' });
    const [entry] = await list();
    expect(entry).toMatchObject({
      kind: 'settings',
      subject: { id: 'general' },
      before: { woocommerce_store_city: city },
      after: { woocommerce_store_city: 'Oslo' },
      reason: '',
    });

    await shop.store.as('administrator').call(`${HISTORY}/${entry.id}/undo`, { method: 'POST', body: {} });

    expect(general('woocommerce_store_city')).toBe('Bergen');
  });

  test('records changes of a payment method', async () => {
    const address = `${PAYMENTS}&section=cod`;
    await shop.owner.send(address, { _wpnonce: await readProof(), woocommerce_cod_title: 'In cash' });

    expect(await list()).toMatchObject([
      { kind: 'gateway', after: { 'settings.title': 'In cash' }, subject: { id: 'cod' } },
    ]);
  });

  test('records each table row that was added, changed or removed, and no unchanged ones', async () => {
    const rates = `${TAX}&section=standard`;
    const add = (name: string) => shop.owner.submit(rates, { 'tax_rate_name[new-0]': name });
    await add('MwSt');
    await add('USt');
    await shop.owner.submit(rates, { 'tax_rate_rate[1]': '16', 'tax_rate_remove[2]': '1' });
    await shop.owner.submit(rates, { 'tax_rate_rate[1]': '20', 'tax_rate_country[new-0]': 'Moon' });

    const [removed, changed, ...added] = await list();
    expect(added).toMatchObject([{ subject: { name: 'USt' } }, { action: 'created', kind: 'tax' }]);
    expect(removed).toMatchObject({ action: 'removed', reason: 'gone', subject: { name: 'USt' } });
    expect(changed).toMatchObject({ before: { rate: '0.0000' }, after: { rate: '16.0000' }, reason: '' });

    await shop.store.as('administrator').call(`${HISTORY}/${changed.id}/undo`, { method: 'POST', body: {} });
    expect((await list())[0]).toMatchObject({ action: 'undone', after: { rate: '0.0000' } });
  });

  test('records each change of a shipping zone separately', async () => {
    await shop.owner.submit(`${PAGE}&tab=shipping&zone_id=new`, {
      zone_name: 'Alps',
      'zone_locations[]': ['country:CH'],
      add_method_id: 'flat_rate',
    });

    expect(await list()).toMatchObject([
      { kind: 'shipping', action: 'created', subject: { name: 'Flat rate' } },
      { subject: { name: 'Alps' }, after: { value: [{ code: 'CH', type: 'country' }] } },
      { kind: 'shipping', action: 'created', subject: { name: 'Alps' } },
    ]);
  });

  test('records nothing that was rejected', async () => {
    await save({ woocommerce_price_num_decimals: 'many' });
    await shop.owner.send(GENERAL, { _wpnonce: 'forged', woocommerce_store_city: 'Oslo' });

    expect(await list()).toEqual([]);
  });
});

describe('a form', () => {
  test('has the IDs that the dashboard and extensions use', async () => {
    const { document } = await shop.owner.open(PAGE);

    for (const selector of [
      '#mainform',
      '#store_address-description',
      '#woocommerce_store_address',
      '#woocommerce_store_address_2',
      '#woocommerce_store_city',
      '#woocommerce_store_postcode',
      'select[name="woocommerce_default_country"]',
      '#mainform [name="save"]',
      '#mainform input[name="_wpnonce"]',
    ]) {
      expect([selector, document.querySelectorAll(selector).length]).toEqual([selector, 1]);
    }
  });

  test('has the slots of the tax and payments pages', async () => {
    const tax = await shop.owner.open(TAX);
    const payments = await shop.owner.open(PAYMENTS);

    expect(
      tax.document.querySelector(
        'tr > td.woocommerce_admin_tax_settings_slotfill_td #wc_conflict_error_slotfill',
      ),
    ).not.toBeNull();
    expect(
      tax.document.querySelector('tr:has(#woocommerce_tax_display_cart) + tr #wc_conflict_error_slotfill'),
    ).not.toBeNull();
    expect(tax.document.querySelectorAll('input[name="woocommerce_prices_include_tax"]')).toHaveLength(2);
    expect(payments.document.querySelector('#mainform #wc_payment_gateways_banner_slotfill')).not.toBeNull();
  });

  test('shows a list of countries only when the option above requires one', async () => {
    setOption(shop.store.context.db, 'woocommerce_allowed_countries', 'specific');
    const { document } = await shop.owner.open(GENERAL);
    const rows = [...document.querySelectorAll<HTMLElement>('[data-shown-if]')];

    expect(rows.map(({ dataset, hidden }) => [dataset['shownIf'], hidden])).toEqual([
      ['woocommerce_allowed_countries=all_except', true],
      ['woocommerce_allowed_countries=specific', false],
      ['woocommerce_ship_to_countries=specific', true],
    ]);
  });

  test('groups states by country', async () => {
    const { document } = await shop.owner.open(GENERAL);
    const select = document.querySelector<HTMLSelectElement>('#woocommerce_default_country');

    expect(select?.value).toBe('US:CA');
    expect(
      select?.querySelector('optgroup[label="United States (US)"] option[value="US:NY"]')?.textContent,
    ).toBe('United States (US) — New York');
    expect(select?.querySelector(':scope > option[value="GB"]')?.textContent).toBe('United Kingdom (UK)');
  });

  test.each([
    GENERAL,
    TAX,
    `${PAGE}&tab=shipping&section=options`,
    `${PAGE}&tab=products&section=inventory`,
    `${PAGE}&tab=account`,
    `${PAGE}&tab=email`,
    `${PAGE}&tab=advanced`,
  ])('labels every field: %s', async (path) => {
    const { document } = await shop.owner.open(path);
    const fields = [...document.querySelectorAll<HTMLInputElement>('#mainform :is(input, select, textarea)')];
    const nameless = fields.filter(({ type, labels }) => type !== 'hidden' && !labels?.length);

    expect(fields.length).toBeGreaterThan(3);
    expect(nameless.map(({ id }) => id)).toEqual([]);
  });
});

describe('saving', () => {
  test.each([
    GENERAL,
    TAX,
    `${PAGE}&tab=shipping&section=options`,
    `${PAGE}&tab=products`,
    `${PAGE}&tab=products&section=inventory`,
    `${PAGE}&tab=products&section=downloadable`,
    `${PAGE}&tab=account`,
    `${PAGE}&tab=email`,
    `${PAGE}&tab=email&section=wc_email_new_order`,
    `${PAGE}&tab=advanced`,
    `${PAGE}&tab=advanced&section=features`,
  ])('an unchanged form changes nothing: %s', async (path) => {
    const before = readAll();
    const response = await shop.owner.submit(path);

    expect(response.status).toBe(303);
    expect(readAll()).toEqual(before);
  });

  test('saves exactly the typed values and shows one success message', async () => {
    const response = await shop.owner.submit(GENERAL, {
      woocommerce_store_address: "12 O'Quay & Sons <3",
      woocommerce_store_city: 'Zürich',
      woocommerce_default_country: 'DE:DE-BY',
      woocommerce_store_postcode: '80331',
      woocommerce_allowed_countries: 'specific',
      'woocommerce_specific_allowed_countries[]': ['DE', 'AT', 'CH'],
      woocommerce_calc_taxes: '1',
      woocommerce_enable_coupons: undefined,
      woocommerce_price_thousand_sep: ' ',
    });
    const target = response.headers.get('Location') ?? '';
    const { document } = await shop.owner.open(target);

    expect(response.status).toBe(303);
    expect(document.querySelector('#message.updated')?.textContent?.trim()).toBe(
      'Your settings have been saved.',
    );
    expect(general('woocommerce_store_address')).toBe("12 O'Quay & Sons <3");
    expect(general('woocommerce_store_city')).toBe('Zürich');
    expect(general('woocommerce_default_country')).toBe('DE:DE-BY');
    expect(general('woocommerce_specific_allowed_countries')).toEqual(['DE', 'AT', 'CH']);
    expect(general('woocommerce_calc_taxes')).toBe('yes');
    expect(general('woocommerce_enable_coupons')).toBe('no');
    expect(general('woocommerce_price_thousand_sep')).toBe(' ');
    expect(document.querySelector<HTMLInputElement>('#woocommerce_store_address')?.value).toBe(
      "12 O'Quay & Sons <3",
    );
  });

  test('an address completes the first task, and the badge count decreases', async () => {
    const badge = async () =>
      Number((await shop.owner.open(PAYMENTS)).document.querySelector('.remaining-tasks-badge')?.textContent);
    const before = await badge();

    await save({
      woocommerce_store_address: '12 Quay Street',
      woocommerce_store_city: 'Bristol',
      woocommerce_default_country: 'GB',
      woocommerce_store_postcode: 'BS1 4SB',
    });

    expect(await badge()).toBe(before - 1);
  });

  test.each([
    ['US', 'a country that needs a state'],
    ['XX:YY', 'an unknown country'],
    ['', 'no country'],
  ])('rejects %p, %s, keeps the typed text and saves nothing', async (country) => {
    const response = await save({
      woocommerce_store_city: 'Bristol',
      woocommerce_default_country: country,
    });
    const { status, document } = await load(response);

    expect(status).toBe(400);
    expect(document.querySelector('#message.error')?.textContent).toContain('Nothing was saved');
    expect(document.querySelector('#woocommerce_default_country')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('#woocommerce_default_country-error')).not.toBeNull();
    expect(document.querySelector<HTMLInputElement>('#woocommerce_store_city')?.value).toBe('Bristol');
    expect(general('woocommerce_store_city')).toBe('');
  });

  test('keeps a stored value that is not one of the options', async () => {
    setOption(shop.store.context.db, 'woocommerce_currency', 'XYZ');
    const { document } = await shop.owner.open(GENERAL);
    const response = await shop.owner.submit(GENERAL);

    expect(document.querySelector<HTMLSelectElement>('#woocommerce_currency')?.selectedOptions[0]?.text).toBe(
      'XYZ',
    );
    expect(response.status).toBe(303);
    expect(general('woocommerce_currency')).toBe('XYZ');
  });

  test('keeps fields that are missing from a form', async () => {
    setOption(shop.store.context.db, 'woocommerce_store_city', 'Bristol');
    await save({});

    expect(general('woocommerce_store_city')).toBe('Bristol');
  });

  test('scripts in any text field are shown as text', async () => {
    const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const response = await save({
      woocommerce_store_address: script,
      woocommerce_store_address_2: script,
      woocommerce_store_city: script,
      woocommerce_store_postcode: script,
      woocommerce_price_decimal_sep: script,
      woocommerce_default_country: script,
    });
    const { document } = await load(response);

    expect(document.querySelectorAll('#mainform :is(script, img)')).toHaveLength(0);
    expect(document.querySelector<HTMLInputElement>('#woocommerce_store_city')?.value).toBe(script);
  });
});

describe('a form is rejected', () => {
  const change = { woocommerce_store_city: 'Elsewhere' };

  test.each([
    ['without a nonce', ''],
    ['with an invalid nonce', '0123456789'],
  ])('%s, and stored values stay', async (_case, _wpnonce) => {
    const response = await shop.owner.send(GENERAL, { ...change, _wpnonce });

    expect(response.status).toBe(403);
    expect(general('woocommerce_store_city')).toBe('');
  });

  test('from another site', async () => {
    const _wpnonce = await readProof();
    const response = await shop.owner.send(GENERAL, { ...change, _wpnonce }, 'https://evil.example');

    expect(response.status).toBe(403);
    expect(general('woocommerce_store_city')).toBe('');
  });

  test('after a day, with the typed values still in it', async () => {
    const _wpnonce = await readProof();
    shop.store.advance(25 * 60 * 60 * 1000);
    const { status, document } = await load(await shop.owner.send(GENERAL, { ...change, _wpnonce }));

    expect(status).toBe(403);
    expect(document.querySelector('#message.error')?.textContent).toContain('Please save again');
    expect(document.querySelector<HTMLInputElement>('#woocommerce_store_city')?.value).toBe('Elsewhere');
    expect(general('woocommerce_store_city')).toBe('');
  });

  test('from users who may only view reports', async () => {
    const response = await browse(shop.store, 'analyst').send(GENERAL, change);

    expect(response.status).toBe(403);
  });

  test('when it is larger than any form', async () => {
    const response = await shop.owner.send(GENERAL, { woocommerce_store_city: 'x'.repeat(300_000) });

    expect(response.status).toBe(413);
  });
});

test('enables and disables payment methods', async () => {
  const enabled = () => getGateways(shop.store.context.db).filter(({ isEnabled }) => isEnabled);

  await shop.owner.submit(PAYMENTS, { 'enabled_gateways[]': ['cod', 'bacs', 'unknown'] });
  expect(enabled().map(({ id }) => id)).toEqual(['bacs', 'cod']);

  const { document } = await shop.owner.open(PAYMENTS);
  expect(document.querySelector<HTMLInputElement>('[data-gateway_id="bacs"] input')?.checked).toBe(true);

  await shop.owner.submit(PAYMENTS, { 'enabled_gateways[]': undefined });
  expect(enabled()).toEqual([]);
});

test('a form without payment methods disables none', async () => {
  await shop.owner.submit(PAYMENTS, { 'enabled_gateways[]': ['cod'] });
  await shop.owner.submit(`${PAYMENTS}&section=bacs`);

  expect(getGateways(shop.store.context.db).find(({ id }) => id === 'cod')?.isEnabled).toBe(true);
});

describe('the features', () => {
  const FEATURES = `${PAGE}&tab=advanced&section=features`;
  const enabled = async () => Object((await shop.store.as('administrator').call('/wc-admin/features')).body);

  test.each([
    ['woocommerce_new_product_management_enabled', 'new-product-management-experience'],
    ['woocommerce_feature_product_variation_management_enabled', 'product-variation-management'],
    ['woocommerce_settings_enabled', 'settings'],
  ])('%s is enabled until the owner disables it, and can be enabled again', async (box, feature) => {
    const { document } = await shop.owner.open(FEATURES);
    expect(document.querySelector<HTMLInputElement>(`#${box}`)?.checked).toBe(true);
    expect(await enabled()).toContain(feature);

    await shop.owner.submit(FEATURES, { [box]: undefined });
    expect(await enabled()).not.toContain(feature);

    await shop.owner.submit(FEATURES, { [box]: '1' });
    expect(await enabled()).toContain(feature);
  });

  test('the block editor is enabled with one setting, and disabled with the product form', async () => {
    expect(await enabled()).not.toContain('product-block-editor');

    await shop.owner.submit(FEATURES, { woocommerce_feature_product_block_editor_enabled: '1' });
    expect(await enabled()).toContain('product-block-editor');

    await shop.owner.submit(FEATURES, { woocommerce_new_product_management_enabled: undefined });
    expect(await enabled()).not.toContain('product-block-editor');
  });
});

test('with the settings pages of the dashboard disabled, the menu links to the classic ones', async () => {
  const home = '/wp-admin/admin.php?page=wc-admin';
  const link = async () => {
    const { document } = await shop.owner.open(home);
    return [...document.querySelectorAll('#toplevel_page_woocommerce a')]
      .find(({ textContent }) => textContent?.trim() === 'Settings')
      ?.getAttribute('href');
  };
  expect(await link()).toContain('path=%2Fsettings%2Fgeneral');
  expect(await shop.owner.read(home)).toContain('settingsPages');

  setOption(shop.store.context.db, 'woocommerce_settings_enabled', 'no');

  expect(await link()).toContain('page=wc-settings');
  expect(await shop.owner.read(home)).not.toContain('settingsPages');
});
