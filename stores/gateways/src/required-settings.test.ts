import { buildGateway } from '@admin/testing';
import { parseGateway } from './schemas';
import { getRequiredSettings, validateBankAccount } from './index';
import { buildSetting } from './testing';

const fields = getRequiredSettings(
  parseGateway(
    buildGateway({
      settings: {
        mode: buildSetting({ id: 'mode', type: 'select', value: '', default: 'live' }),
        api_key: buildSetting({ id: 'api_key', label: 'API Key', type: 'password', value: '', default: '' }),
        test: buildSetting({ id: 'test', label: 'Test mode', type: 'checkbox', value: 'no', default: 'no' }),
        title: buildSetting(),
      },
      required_settings_keys: ['api_key', 'mode', 'test', 'gone'],
    }),
  ),
);

test('shows required fields in the order of the gateway', () => {
  expect(fields.map(({ id }) => id)).toEqual(['api_key', 'mode', 'test']);
});

const missing = 'Please enter an account number or IBAN';

test.each([
  [{}, { account_number: missing, iban: missing }],
  [
    { account_number: ' ', iban: '' },
    { account_number: missing, iban: missing },
  ],
  [{ account_number: '12345678' }, {}],
  [{ iban: 'GB33BUKB20201555555555' }, {}],
])('bank account %j returns %j', (values, errors) => {
  expect(validateBankAccount(values)).toEqual(errors);
});
