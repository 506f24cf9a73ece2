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
  ['the first language with a country that is known', ['en', 'de-AT', 'en-US'], 'AT'],
  ['nothing where the state would be a guess as well', ['en-US'], ''],
  ['nothing of a country where nobody can have a shop', ['fr-AQ'], ''],
  ['nothing of what is no language', ['_', 'C'], ''],
])('suggests %s', (_, languages, country) => {
  expect(guessCountry(languages, OPTIONS)).toBe(country);
});
