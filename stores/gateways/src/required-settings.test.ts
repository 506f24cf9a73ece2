import { toGateway } from './decode';
import { getInitialSettings, getRequiredSettings, validateBankAccount, validateSettings } from './index';
import { aGateway, aSetting } from './testing';

const fields = getRequiredSettings(
  toGateway(
    aGateway({
      settings: {
        mode: aSetting({ id: 'mode', type: 'select', value: '', default: 'live' }),
        api_key: aSetting({ id: 'api_key', label: 'API Key', type: 'password', value: '', default: '' }),
        test: aSetting({ id: 'test', label: 'Test mode', type: 'checkbox', value: 'no', default: 'no' }),
        title: aSetting(),
      },
      required_settings_keys: ['api_key', 'mode', 'test', 'gone'],
    }),
  ),
);

test('the form asks for what is required, in the order of the gateway', () => {
  expect(fields.map(({ id }) => id)).toEqual(['api_key', 'mode', 'test']);
});

test('the form starts with what is stored, or with defaults', () => {
  expect(getInitialSettings(fields)).toEqual({ api_key: '', mode: 'live', test: 'no' });
});

test.each([
  [{ api_key: 'k', mode: 'live', test: '' }, {}],
  [{ api_key: ' ', mode: 'live' }, { api_key: 'Please enter your api key' }],
  [{}, { api_key: 'Please enter your api key', mode: 'Please enter your title' }],
])('%j is answered with %j', (values, errors) => {
  expect(validateSettings(values, fields)).toEqual(errors);
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
])('bank account %j is answered with %j', (values, errors) => {
  expect(validateBankAccount(values)).toEqual(errors);
});
