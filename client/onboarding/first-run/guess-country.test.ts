import { getCountryStateOptions } from '@admin/store-countries';
import { guessCountry } from './guess-country';

const OPTIONS = getCountryStateOptions([
  { code: 'AT', name: 'Austria', states: [] },
  {
    code: 'US',
    name: 'United States (US)',
    states: [
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ],
  },
]);

test.each([
  ['the first language with a known country', ['en', 'de-AT', 'en-US'], 'AT'],
  ['nothing for a country that needs a state', ['en-US'], ''],
  ['nothing for an unsupported country', ['fr-AQ'], ''],
  ['nothing for invalid language codes', ['_', 'C'], ''],
])('suggests %s', (_, languages, country) => {
  expect(guessCountry(languages, OPTIONS)).toBe(country);
});
