import { getCountryStateOptions, matchCountryState } from './index';

const options = getCountryStateOptions([
  { code: 'CI', name: "Côte d'Ivoire", states: [] },
  {
    code: 'IT',
    name: 'Italy',
    states: [
      { code: 'RN', name: 'Rimini' },
      { code: 'RM', name: 'Roma' },
    ],
  },
  {
    code: 'PH',
    name: 'Philippines',
    states: [
      { code: 'ABR', name: 'Abra' },
      { code: '00', name: 'Metro Manila' },
    ],
  },
  {
    code: 'DE',
    name: 'Germany',
    states: [
      { code: 'DE-BE', name: 'Berlin' },
      { code: 'DE-BY', name: 'Bayern' },
      { code: 'DE-SL', name: 'Saarland' },
    ],
  },
  { code: 'NL', name: 'Netherlands', states: [] },
  { code: 'XK', name: 'Kosovo', states: [] },
  { code: '!', name: 'Sealand', states: [] },
  { code: 'AE', name: 'United Arab Emirates', states: [] },
  { code: 'GB', name: 'United Kingdom (UK)', states: [] },
  {
    code: 'US',
    name: 'United States (US)',
    states: [
      { code: 'AR', name: 'Arkansas' },
      { code: 'CA', name: 'California' },
      { code: 'NM', name: 'New Mexico' },
      { code: 'NY', name: 'New York' },
    ],
  },
]);

beforeEach(() => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'nonsense_']);
});

test.each([
  ['codes', 'US', 'CA', 'US:CA'],
  ['lowercase codes', 'us', 'ny', 'US:NY'],
  ['names', 'United States (US)', 'California', 'US:CA'],
  ['a name without the note in parentheses', 'United Kingdom', '', 'GB'],
  ['another name for the country', 'United States of America', 'New York', 'US:NY'],
  ['a state with a typo', 'United States', 'Califronia', 'US:CA'],
  ['a longer state name', 'United States', 'New York State', 'US:NY'],
  ['a name without its accent', "Cote d'Ivoire", '', 'CI'],
  ['names with surrounding spaces', '  Italy ', ' Roma ', 'IT:RM'],
  ['a state in a country without states', 'United Kingdom', 'Kent', 'GB'],
  ['the name in the language of the country', 'Deutschland', 'Berlin', 'DE:DE-BE'],
  ['the name in the language of the browser', 'Allemagne', 'Berlin', 'DE:DE-BE'],
  ['Rome, which the list calls Roma', 'Italy', 'Rome', 'IT:RM'],
  ['the metropolitan city of Rome', 'IT', 'Metropolitan City of Rome', 'IT:RM'],
  ['the region that the list calls Metro Manila', 'Philippines', 'National Capital Region', 'PH:00'],
])('finds the option by %s', (_, country, state, value) => {
  expect(matchCountryState({ country, state }, options)?.value).toBe(value);
});

test.each([
  ['no country', '', 'California'],
  ['a country without its required state', 'United States', ''],
  ['an unknown country', '????', ''],
  ['an unknown state', 'US', '????'],
  ['a state that is listed under another name', 'Germany', 'Bavaria'],
  ['a country that is not listed', 'Deutschwald', 'Berlin'],
])('returns no match for %s', (_, country, state) => {
  expect(matchCountryState({ country, state }, options)).toBeUndefined();
});

test('finds nothing without options', () => {
  expect(matchCountryState({ country: 'US', state: 'CA' }, [])).toBeUndefined();
});
