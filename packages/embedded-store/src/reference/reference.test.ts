import {
  EU_COUNTRIES,
  getContinents,
  getCountries,
  getCountry,
  getCurrencies,
  getLocaleInfo,
  getLocales,
} from '.';

describe('countries', () => {
  test('include the whole world, sorted by name', () => {
    const names = getCountries().map(({ name }) => name);

    expect(names).toHaveLength(250);
    expect(names.slice(0, 4)).toEqual(['Afghanistan', 'Åland Islands', 'Albania', 'Algeria']);
    expect(new Set(names).size).toBe(250);
  });

  test.each([
    ['US', 'United States (US)', 54, { code: 'AL', name: 'Alabama' }],
    ['GB', 'United Kingdom (UK)', 0, undefined],
    ['IT', 'Italy', 107, { code: 'AG', name: 'Agrigento' }],
    ['PH', 'Philippines', 82, { code: 'ABR', name: 'Abra' }],
    ['DE', 'Germany', 16, { code: 'DE-BW', name: 'Baden-Württemberg' }],
    ['JP', 'Japan', 47, { code: 'JP23', name: 'Aichi' }],
    ['AE', 'United Arab Emirates', 0, undefined],
  ])('%s is %s with %d states', (code, name, count, first) => {
    const country = getCountry(code);

    expect(country?.name).toBe(name);
    expect(country?.states).toHaveLength(count);
    expect(country?.states[0]).toEqual(first);
  });

  test.each([
    'AO:BLU',
    'BO:BO-H',
    'GT:GT-RE',
    'IN:UK',
    'IR:THR',
    'LR:RV',
    'MZ:MZMPM',
    'NP:BAG',
    'ZA:KZN',
    'BD:BD-13',
  ])('%s is spelled as on the platform', (place) => {
    const [country = '', state] = place.split(':');

    expect(getCountry(country)?.states.map(({ code }) => code)).toContain(state);
  });

  test('have states with unique codes', () => {
    for (const { states } of getCountries()) {
      expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
    }
  });
});

describe('address rules', () => {
  const locales = getLocales();

  test('have a complete default', () => {
    expect(locales['default']?.['postcode']).toMatchObject({
      label: 'Postcode / ZIP',
      required: true,
      priority: 90,
    });
    expect(Object.keys(locales['default'] ?? {})).toHaveLength(9);
  });

  test.each([
    ['US', { postcode: { label: 'ZIP Code' }, state: { label: 'State' } }],
    ['AE', { postcode: { required: false, hidden: true }, state: { required: false } }],
    ['DE', { postcode: { priority: 65 }, state: { required: false, hidden: true } }],
    ['SG', { state: { required: false, hidden: true }, city: { required: false } }],
    ['NG', { postcode: { label: 'Postcode', required: false, hidden: true }, state: { label: 'State' } }],
  ])('of %s override only what differs', (code, expected) => {
    expect(locales[code]).toEqual(expected);
  });

  test('exist only for known countries', () => {
    const unknown = Object.keys(locales).filter((code) => !getCountry(code));

    expect(unknown).toEqual(['default']);
  });
});

describe('currencies', () => {
  test('have symbols as HTML entities', () => {
    const symbols = Object.fromEntries(getCurrencies().map(({ code, symbol }) => [code, symbol]));

    expect(symbols).toMatchObject({
      USD: '&#36;',
      GBP: '&pound;',
      EUR: '&euro;',
      AED: '&#x62f;.&#x625;',
      AFN: '&#x60b;',
      ALL: 'L',
      AMD: 'AMD',
    });
  });

  test('include more than 135', () => {
    expect(getCurrencies().length).toBeGreaterThan(135);
  });
});

describe('conventions', () => {
  test.each([
    ['US', 'USD', 'left', ',', '.', 2],
    ['GB', 'GBP', 'left', ',', '.', 2],
    ['DE', 'EUR', 'right_space', '.', ',', 2],
    ['JP', 'JPY', 'left', ',', '.', 0],
    ['AO', 'AOA', 'right_space', ' ', ',', 2],
  ])(
    'of %s: %s, %s, thousands %p, decimals %p, %d places',
    (code, currency, position, thousand, decimal, places) => {
      expect(getLocaleInfo()[code]).toMatchObject({
        currency_code: currency,
        currency_pos: position,
        thousand_sep: thousand,
        decimal_sep: decimal,
        num_decimals: places,
      });
    },
  );

  test('have the currency name in singular and plural', () => {
    expect(getLocaleInfo()['US']).toMatchObject({
      name: 'United States (US) dollar',
      singular: 'US dollar',
      plural: 'US dollars',
      short_symbol: '$',
      default_locale: 'en_US',
      weight_unit: 'oz',
      dimension_unit: 'foot',
    });
  });

  test('are right to left for right-to-left countries', () => {
    expect(getLocaleInfo()['SA']?.direction).toBe('rtl');
    expect(getLocaleInfo()['IL']?.direction).toBe('rtl');
    expect(getLocaleInfo()['FR']?.direction).toBe('ltr');
  });
});

test('every country is on a continent', () => {
  const placed = new Set(getContinents().flatMap(({ countries }) => countries.map(({ code }) => code)));

  expect(getCountries().filter(({ code }) => !placed.has(code))).toEqual([]);
});

test('the European Union has 27 members without the United Kingdom', () => {
  expect(EU_COUNTRIES).toHaveLength(27);
  expect(EU_COUNTRIES).not.toContain('GB');
});
