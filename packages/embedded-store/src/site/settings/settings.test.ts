import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const save = async (group: string, id: string, value: unknown) =>
  (await admin.call(`/wc/v3/settings/${group}/${id}?_fields=value,code`, { method: 'PUT', body: { value } }))
    .body;

test.each([
  ['general', 'woocommerce_default_country', 'US:CA', 'US:CA'],
  ['general', 'woocommerce_default_country', 'GB', 'GB'],
  ['general', 'woocommerce_store_city', '  Bristol <b>upon</b> Avon ', 'Bristol upon Avon'],
  ['general', 'woocommerce_price_thousand_sep', ' ', ' '],
  ['general', 'woocommerce_price_num_decimals', 3, '3'],
  ['general', 'woocommerce_specific_allowed_countries', ['DE', 'XX', 5, 'FR'], ['DE', 'FR']],
  ['general', 'woocommerce_specific_allowed_countries', '', []],
  ['general', 'woocommerce_calc_taxes', 'yes', 'yes'],
  ['general', 'woocommerce_calc_taxes', '', 'no'],
  ['tax', 'woocommerce_tax_classes', 'Books\r\nFood\u0007', 'Books\nFood'],
  [
    'account',
    'woocommerce_trash_failed_orders',
    { number: 3, unit: 'weeks' },
    { number: '3', unit: 'weeks' },
  ],
  ['account', 'woocommerce_trash_failed_orders', { number: '', unit: 'days' }, { number: '', unit: 'days' }],
  [
    'wc_admin',
    'woocommerce_default_date_range',
    'period=week&compare=previous_period',
    'period=week&compare=previous_period',
  ],
])('%s/%s accepts %j', async (group, id, sent, stored) => {
  expect(await save(group, id, sent)).toEqual({ value: stored });
});

test.each([
  ['general', 'woocommerce_default_country', 'US'],
  ['general', 'woocommerce_default_country', 'constructor'],
  ['general', 'woocommerce_calc_taxes', 'maybe'],
  ['general', 'woocommerce_price_num_decimals', '2px'],
  ['general', 'woocommerce_specific_allowed_countries', 'DE'],
  ['tax', 'woocommerce_prices_include_tax', null],
  ['wc_admin', 'woocommerce_date_type', 'date_paid_maybe'],
  ['account', 'woocommerce_trash_failed_orders', 'a week'],
  ['account', 'woocommerce_trash_failed_orders', { number: '0', unit: 'days' }],
  ['account', 'woocommerce_trash_failed_orders', { number: '3', unit: 'fortnights' }],
])('%s/%s rejects %j', async (group, id, sent) => {
  expect(await save(group, id, sent)).toHaveProperty('code', 'rest_setting_value_invalid');
});

test('a setting has its default until it is saved', async () => {
  const { body } = await admin.call('/wc-analytics/settings/wc_admin?_fields=id,value');

  expect(body).toEqual([
    { id: 'woocommerce_excluded_report_order_statuses', value: ['pending', 'cancelled', 'failed'] },
    { id: 'woocommerce_actionable_order_statuses', value: ['processing', 'on-hold'] },
    { id: 'woocommerce_default_date_range', value: 'period=month&compare=previous_year' },
    { id: 'woocommerce_date_type', value: '' },
  ]);
});

test('a batch returns a result for each item and saves the valid ones', async () => {
  const update = [
    { id: 'woocommerce_date_type', value: 'date_paid' },
    { id: 'nope', value: 1 },
    { value: 'x' },
  ];

  const { body } = await admin.call('/wc-analytics/settings/wc_admin/batch', {
    method: 'POST',
    body: { update },
  });

  expect(body).toMatchObject({
    update: [
      { id: 'woocommerce_date_type', value: 'date_paid', group_id: 'wc_admin' },
      { id: 'nope', error: { code: 'rest_setting_setting_invalid', data: { status: 404 } } },
      { error: { code: 'rest_setting_setting_invalid' } },
    ],
  });
});

test('a batch over all groups returns the group of each setting', async () => {
  const update = [
    { group_id: 'general', id: 'woocommerce_store_city', value: 'Bristol' },
    { group_id: 'nope', id: 'woocommerce_store_city', value: 'Bath' },
  ];

  const { body } = await admin.call('/wc/v3/settings/batch', { method: 'POST', body: { update } });

  expect(body).toMatchObject({
    update: [
      { value: 'Bristol', group_id: 'general' },
      { error: { code: 'rest_setting_setting_group_invalid' } },
    ],
  });
});

test('countries with states are options state by state', async () => {
  const { body } = await admin.call('/wc/v3/settings/general/woocommerce_default_country?_fields=options');

  expect(body).toMatchObject({
    options: { 'US:CA': 'United States (US) - California', GB: 'United Kingdom (UK)' },
  });
  expect(body).not.toHaveProperty('options.US');
});
