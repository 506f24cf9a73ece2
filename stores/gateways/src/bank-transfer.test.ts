import { optionsStore } from '@admin/store-options';
import { buildGateway, buildError, api, createTestRegistry } from '@admin/testing';
import { gatewaysStore } from './index';
import { GATEWAYS, STORES } from './testing';

const OPTIONS = '/wc-admin/options';
const NAMES = 'woocommerce_bacs_accounts,woocommerce_bacs_settings';
const EMPTY = { account_name: '', account_number: '', bank_name: '', sort_code: '', iban: '', bic: '' };
const ACME = { ...EMPTY, account_name: 'Acme', iban: 'GB33BUKB20201555555555' };

const serve = (accounts: unknown, settings: unknown) =>
  api
    .get(OPTIONS, { options: NAMES })
    .reply(200, { woocommerce_bacs_accounts: accounts, woocommerce_bacs_settings: settings });
const expectSave = (accounts: object[], settings: object) =>
  api.post(OPTIONS, { woocommerce_bacs_accounts: accounts, woocommerce_bacs_settings: settings });
const switchOn = () => api.put(`${GATEWAYS}/bacs`, { enabled: true });

function buildRegistryWithOptions() {
  const registry = createTestRegistry(...STORES);
  registry.register(optionsStore);
  return registry;
}

test('saves the account, then enables bank transfer', async () => {
  serve(false, false);
  expectSave([ACME], { enabled: 'yes' }).reply(200, {});
  switchOn().reply(200, buildGateway({ enabled: true }));

  const saved = buildRegistryWithOptions()
    .dispatch(gatewaysStore)
    .saveBankTransfer({ account_name: ' Acme ', iban: 'GB33BUKB20201555555555' });

  expect(await saved).toMatchObject({ id: 'bacs', enabled: true });
});

test('keeps other settings, including other accounts and customer texts', async () => {
  const other = { ...EMPTY, account_name: 'Savings', iban: 'DE02' };
  serve([{ ...EMPTY, iban: 'FR14' }, other], { title: 'By bank', enabled: 'no' });
  expectSave([ACME, other], { title: 'By bank', enabled: 'yes' }).reply(200, {});
  switchOn().reply(200, buildGateway({ enabled: true }));

  const saved = buildRegistryWithOptions().dispatch(gatewaysStore).saveBankTransfer(ACME);

  expect(await saved).toMatchObject({ enabled: true });
});

test('does not change the gateway if the account was not saved', async () => {
  serve(false, false);
  expectSave([ACME], { enabled: 'yes' }).reply(
    403,
    buildError('woocommerce_rest_cannot_update', 403, 'Not you.'),
  );

  const saving = buildRegistryWithOptions().dispatch(gatewaysStore).saveBankTransfer(ACME);

  await expect(saving).rejects.toThrow('Not you.');
});

test('finds the saved account on a retry and adds no duplicate', async () => {
  const { saveBankTransfer } = buildRegistryWithOptions().dispatch(gatewaysStore);
  serve(false, false);
  expectSave([ACME], { enabled: 'yes' }).reply(200, {});
  switchOn().reply(500, buildError('internal_server_error', 500));
  await expect(saveBankTransfer(ACME)).rejects.toHaveProperty('failure.status', 500);

  serve([ACME], { enabled: 'yes' });
  expectSave([ACME], { enabled: 'yes' }).reply(200, {});
  switchOn().reply(200, buildGateway({ enabled: true }));

  expect(await saveBankTransfer(ACME)).toMatchObject({ enabled: true });
});

test('saves once on double click', async () => {
  const { saveBankTransfer } = buildRegistryWithOptions().dispatch(gatewaysStore);
  serve(false, false);
  expectSave([ACME], { enabled: 'yes' }).reply(200, {});
  switchOn().reply(200, buildGateway({ enabled: true }));

  const [first, second] = await Promise.all([saveBankTransfer(ACME), saveBankTransfer(ACME)]);

  expect(second).toBe(first);
});
