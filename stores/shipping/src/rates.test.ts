import { formatRate, fromRateForm, getRateSuffix, toRateForm, validateRates } from './index';
import { resolveEnabledConflict, planRate } from './plan-rate';
import { readRate } from './rates';
import { buildZone, buildParsedMethod } from './testing/zones';

const EN = { precision: 2, decimalSeparator: '.', thousandSeparator: ',', symbol: '$' };
const DE = { precision: 2, decimalSeparator: ',', thousandSeparator: '.', symbol: '€' };
const KW = { precision: 3, decimalSeparator: '.', thousandSeparator: ',', symbol: 'د.ك' };

describe('a typed rate', () => {
  test.each([
    ['', EN, '0', '0.00', 'Free shipping'],
    ['  ', EN, '0', '0.00', 'Free shipping'],
    ['0', EN, '0', '0.00', 'Free shipping'],
    ['0.00', EN, '0.00', '0.00', 'Free shipping'],
    ['7.5', EN, '7.5', '7.50', ''],
    ['1,234.5', EN, '1234.5', '1,234.50', ''],
    ['7,50', DE, '7.50', '7,50', ''],
    ['0,00', DE, '0.00', '0,00', 'Free shipping'],
    ['1.234,5', DE, '1234.5', '1.234,50', ''],
    ['1.234', DE, '1234', '1.234,00', ''],
    ['7.50', DE, '7.50', '7,50', ''],
    ['0.500', DE, '0.500', '0,50', ''],
    ['0,500', EN, '0.500', '0.50', ''],
    ['$5', EN, '5', '5.00', ''],
    ['5 €', DE, '5', '5,00', ''],
    ['10.00 * [qty]', EN, '10.00 * [qty]', '10.00 * [qty]', ''],
    ['10.00 * [qty]', DE, '10.00 * [qty]', '10.00 * [qty]', ''],
  ])('%j in %j is stored as %s, shown as %s and followed by %j', (text, format, stored, shown, suffix) => {
    expect(readRate(text, format)).toEqual({ rate: stored });
    expect(formatRate(text, format)).toBe(shown);
    expect(getRateSuffix(text, format)).toBe(suffix);
  });
});

test.each([
  '10 * [qty]',
  '[fee percent="10"]',
  "[fee percent='7.5' min_fee='2' max_fee='']",
  '[fee percent=10 ]',
])('accepts the formula %s in English number format', (text) => {
  expect(readRate(text, EN)).toEqual({ rate: text });
  expect(formatRate(text, EN)).toBe(text);
});

test.each([
  '5 + 2,5 * [qty]',
  '-1 + ([cost] / 10) * 2',
  '((2)) ^ -[qty]',
  '5*[qty]+[fee percent="3" min_fee="1"]',
])('accepts the formula %s in German number format', (text) => {
  expect(readRate(text, DE)).toEqual({ rate: text });
});

const NO_RATE = /^Please enter a number, or a formula/;
test.each([
  ['abc', EN, NO_RATE],
  ['1e3', EN, NO_RATE],
  ['€5', EN, NO_RATE],
  ['$5 * [qty]', EN, NO_RATE],
  ['5 kg', EN, NO_RATE],
  ['1.2.3', EN, NO_RATE],
  ['2[qty]', EN, NO_RATE],
  ['[qty][cost]', EN, NO_RATE],
  ['10 *', EN, NO_RATE],
  ['10 ** 2', EN, NO_RATE],
  ['(10', EN, NO_RATE],
  ['10)', EN, NO_RATE],
  ['()', EN, NO_RATE],
  ['n', EN, NO_RATE],
  ['[weight]', EN, NO_RATE],
  ['[fee]', EN, NO_RATE],
  ['[fee percent="10%"]', EN, NO_RATE],
  ['[fee percent="7,5"]', DE, NO_RATE],
  // The host would charge 1 for each.
  ['1,000 * [qty]', EN, NO_RATE],
  ['1.000 * [qty]', DE, NO_RATE],
  ['-4', EN, 'Shipping rates can not be negative numbers.'],
  ['-$4', EN, 'Shipping rates can not be negative numbers.'],
  ['1,234', KW, /1234 or 1\.234/],
])('rejects the rate %j and keeps the input', (text, format, message) => {
  expect(readRate(text, format)).toEqual({ error: expect.stringMatching(message) as string });
  expect(formatRate(text, format)).toBe(text);
  expect(getRateSuffix(text, format)).toBe('');
});

test('validates a long formula quickly', () => {
  expect(readRate(`${'('.repeat(5000)}1${')'.repeat(4999)}`, EN)).toHaveProperty('error');
  expect(readRate(`[fee ${' percent='.repeat(5000)}`, EN)).toHaveProperty('error');
});

describe('the form', () => {
  const zones = [
    buildZone({ id: 1, methods: [buildParsedMethod(1, 'flat_rate', { cost: '7.505' })] }),
    buildZone({ id: 2, methods: [buildParsedMethod(2, 'flat_rate', { cost: '3', isEnabled: false })] }),
    buildZone({ id: 3, methods: [buildParsedMethod(3, 'flat_rate', { cost: '10.00 * [qty]' })] }),
    buildZone({ id: 0, methods: [] }),
  ];

  test('starts with the current rates of the zones', () => {
    expect(toRateForm(zones, DE)).toEqual({
      '1_rate': '7,51',
      '1_enabled': true,
      '2_rate': '0,00',
      '2_enabled': true,
      '3_rate': '10.00 * [qty]',
      '3_enabled': true,
      '0_rate': '0,00',
      '0_enabled': false,
    });
    expect(
      toRateForm([buildZone({ id: 0, methods: [buildParsedMethod(1, 'local_pickup')] })], EN)['0_enabled'],
    ).toBe(true);
  });

  test('keeps unchanged rates exactly as stored', () => {
    const values = { ...toRateForm(zones, DE), '2_rate': '4,5', '0_enabled': true };

    expect(fromRateForm(values, zones, DE)).toEqual([
      { zoneId: 1, isEnabled: true, rate: '7.505' },
      { zoneId: 2, isEnabled: true, rate: '4.5' },
      { zoneId: 3, isEnabled: true, rate: '10.00 * [qty]' },
      { zoneId: 0, isEnabled: true, rate: '0' },
    ]);
  });

  test.each([
    [{ '1_rate': '-1', '1_enabled': true }, { '1_rate': 'Shipping rates can not be negative numbers.' }],
    [{ '1_rate': '-0.5' }, { '1_rate': 'Shipping rates can not be negative numbers.' }],
    [{ '1_rate': '-1', '1_enabled': false }, {}],
    [{ '1_rate': '0' }, {}],
    [{ '1_rate': '' }, {}],
    [{ '1_rate': undefined }, {}],
    [{ '1_rate': '10 * [qty]' }, {}],
    [{ '1_rate': 'abc' }, { '1_rate': expect.stringMatching(NO_RATE) as string }],
    [{ '1_rate': 'abc', '1_enabled': false }, {}],
  ])('%j returns %j', (values, errors) => {
    expect(validateRates(values, [buildZone()], EN)).toEqual(errors);
  });
});

test('fixes or reports stored costs that the host cannot parse and keeps shortcodes', () => {
  const zones = [
    buildZone({ id: 1, methods: [buildParsedMethod(1, 'flat_rate', { cost: '$5' })] }),
    buildZone({ id: 2, methods: [buildParsedMethod(2, 'flat_rate', { cost: '2 * [weight]' })] }),
  ];
  const shown = toRateForm(zones, EN);

  expect(shown).toMatchObject({ '1_rate': '$5', '2_rate': '2 * [weight]' });
  expect(fromRateForm(shown, zones, EN)).toMatchObject([{ rate: '5' }, { rate: '2 * [weight]' }]);
  expect(Object.keys(validateRates({ ...shown, '1_rate': '$x' }, zones, EN))).toEqual(['1_rate']);
  expect(Object.keys(validateRates({ ...shown, '2_rate': '3 * [weight]' }, zones, EN))).toContain('2_rate');
});

describe('steps to reach a rate', () => {
  const free = buildParsedMethod(1, 'free_shipping');
  const flat = buildParsedMethod(2, 'flat_rate', { cost: '7.50' });
  const pickup = buildParsedMethod(3, 'local_pickup');
  const off = <T extends object>(method: T) => ({ ...method, isEnabled: false });
  const disable = (instanceId: number) => ({ kind: 'update', instanceId, data: { enabled: false } });
  const price = (cost: string, enabled: boolean) => ({
    kind: 'update',
    instanceId: 2,
    data: { enabled, settings: { cost } },
  });
  const on = (rate: string) => ({ isEnabled: true, rate });

  test.each([
    [
      'no method yet, free',
      [],
      on('0'),
      [{ kind: 'add', methodId: 'free_shipping', data: { enabled: true } }],
    ],
    [
      'no method yet, a price',
      [],
      on('5'),
      [{ kind: 'add', methodId: 'flat_rate', data: { enabled: true, settings: { cost: '5' } } }],
    ],
    [
      'from free to a price: added disabled, and enabled by the next plan',
      [free],
      on('5'),
      [{ kind: 'add', methodId: 'flat_rate', data: { enabled: false, settings: { cost: '5' } } }, disable(1)],
    ],
    [
      'from free to a price, with an existing method',
      [free, off(flat)],
      on('5'),
      [price('5', false), disable(1), price('5', true)],
    ],
    [
      'from free to the price of an existing method',
      [free, off(flat)],
      on('7.50'),
      [disable(1), price('7.50', true)],
    ],
    [
      'from a price to free',
      [off(free), flat, pickup],
      on('0.00'),
      [disable(2), disable(3), { kind: 'update', instanceId: 1, data: { enabled: true } }],
    ],
    ['another price', [flat], on('5'), [price('5', true)]],
    ['another price, and another method', [flat, pickup], on('5'), [disable(3), price('5', true)]],
    ['the same price', [flat, off(pickup)], on('7.5'), []],
    ['the same price, and another method', [flat, pickup], on('7.5'), [disable(3)]],
    [
      'two methods of the same type',
      [off(flat), buildParsedMethod(4, 'flat_rate', { cost: '7.50' })],
      on('7.5'),
      [],
    ],
    ['disabled', [free, off(flat), pickup], { isEnabled: false, rate: '5' }, [disable(1), disable(3)]],
    ['already disabled', [off(free)], { isEnabled: false, rate: '0' }, []],
    ['an unchanged formula', [buildParsedMethod(2, 'flat_rate', { cost: '[qty]' })], on('[qty]'), []],
  ])('%s', (_, methods, goal, steps) => {
    expect(planRate(methods, goal)).toEqual(steps);
  });

  test.each([
    ['first in the list', [flat, pickup], on('7.50'), undefined],
    ['after a disabled one', [off(free), flat], on('7.50'), undefined],
    ['after an enabled one', [free, flat], on('7.50'), disable(2)],
    ['disabled', [free, off(flat)], on('7.50'), undefined],
    ['missing', [free], on('7.50'), undefined],
    ['not needed', [free, flat], { isEnabled: false, rate: '7.50' }, undefined],
  ])('one of two tabs yields when its method is %s', (_, methods, goal, step) => {
    expect(resolveEnabledConflict(methods, goal)).toEqual(step);
  });
});
