/** @jest-environment node */
import { planChange, type BulkChange, type ListedVariation } from './index';
import { changeNumber, isSale, type NumberChange } from './bulk-change';
import { buildVariation } from './testing';

const plan = (change: BulkChange, ...overrides: Partial<ListedVariation>[]) =>
  planChange(
    overrides.map((override, index) => buildVariation({ id: index + 1, ...override })),
    change,
    { decimals: 2 },
  );

const buildPicture = (id: number) => ({ id, src: `/${id}.jpg`, name: '', alt: '' });
const raise = (by: 'amount' | 'percent', value: string): NumberChange => ({ how: 'increase', by, value });
const lower = (by: 'amount' | 'percent', value: string): NumberChange => ({ how: 'decrease', by, value });

test.each<[string, NumberChange, number, string]>([
  ['0.1', raise('amount', '0.2'), 2, '0.30'],
  ['1.005', raise('amount', '0'), 2, '1.01'],
  ['19.99', raise('percent', '10'), 2, '21.99'],
  ['19.95', raise('percent', '10'), 2, '21.95'],
  ['0.15', raise('percent', '50'), 2, '0.23'],
  ['1000', raise('percent', '12.5'), 0, '1125'],
  ['1.234', raise('percent', '10'), 3, '1.357'],
  ['10', lower('amount', '10'), 2, '0.00'],
  ['10', lower('percent', '33.3333'), 2, '6.67'],
  ['99999999999.99', raise('amount', '0.01'), 2, '100000000000.00'],
  ['10', { how: 'set', value: '12.5' }, 2, '12.50'],
  ['', { how: 'set', value: '.5' }, 2, '0.50'],
  ['10', { how: 'set', value: '' }, 2, ''],
])('changes "%s" by %j with %i decimals to "%s"', (before, change, places, text) => {
  expect(changeNumber(before, change, places)).toEqual({ ok: true, text });
});

test.each<[string, NumberChange, string]>([
  ['', raise('percent', '10'), 'nothing-there'],
  ['5', raise('amount', ''), 'nothing-there'],
  ['5', { how: 'set', value: 'five' }, 'nothing-there'],
  ['5', lower('amount', '5.01'), 'below-zero'],
])('does not change "%s" by %j: %s', (before, change, problem) => {
  expect(changeNumber(before, change, 2)).toEqual({ ok: false, problem });
});

test.each([
  ['', '', true],
  ['', '10', true],
  ['9.99', '10', true],
  ['9.99', '9.990', false],
  ['10', '9', false],
  ['1', '', false],
])('a sale price of "%s" with a regular price of "%s" is valid: %s', (sale, regular, isPossible) => {
  expect(isSale(sale, regular)).toBe(isPossible);
});

describe('a plan', () => {
  test('has the changed members of each variation and counts unchanged ones', () => {
    const found = plan(
      { what: 'regular_price', change: { how: 'set', value: '10' } },
      { regular_price: '8' },
      { regular_price: '10.00' },
      { regular_price: '' },
    );

    expect(found).toEqual({
      edits: { 1: { regular_price: '10.00' }, 3: { regular_price: '10.00' } },
      unchanged: 1,
      problems: [],
    });
  });

  test('omits missing, negative and below-sale prices', () => {
    const found = plan(
      { what: 'regular_price', change: lower('amount', '5') },
      { regular_price: '' },
      { regular_price: '4' },
      { regular_price: '10', sale_price: '5' },
      { regular_price: '10', sale_price: '4.99' },
    );

    expect(found).toEqual({
      edits: { 4: { regular_price: '5.00' } },
      unchanged: 0,
      problems: [
        { id: 1, problem: 'nothing-there' },
        { id: 2, problem: 'below-zero' },
        { id: 3, problem: 'sale-not-lower' },
      ],
    });
  });

  test.each<[BulkChange, Partial<ListedVariation>, Partial<ListedVariation>]>([
    [{ what: 'discount', by: 'percent', value: '20' }, { regular_price: '9.99' }, { sale_price: '7.99' }],
    [{ what: 'discount', by: 'amount', value: '2' }, { regular_price: '9.99' }, { sale_price: '7.99' }],
    [
      { what: 'sale_price', change: raise('amount', '1') },
      { regular_price: '9', sale_price: '7' },
      { sale_price: '8.00' },
    ],
    [
      { what: 'end_sale' },
      { sale_price: '7', date_on_sale_to: '2026-12-01T23:59:59' },
      { sale_price: '', date_on_sale_to: null },
    ],
    [
      { what: 'sale_dates', from: '2026-11-27', to: '2026-11-30' },
      { sale_price: '7' },
      { date_on_sale_from: '2026-11-27T00:00:00', date_on_sale_to: '2026-11-30T23:59:59' },
    ],
    [
      { what: 'stock_quantity', change: { how: 'set', value: '12' } },
      { manage_stock: false },
      { manage_stock: true, stock_quantity: 12 },
    ],
    [
      { what: 'stock_quantity', change: { how: 'set', value: '0' } },
      { manage_stock: 'parent', stock_quantity: 5 },
      { manage_stock: true, stock_quantity: 0 },
    ],
    [
      { what: 'stock_quantity', change: raise('amount', '3') },
      { manage_stock: true, stock_quantity: 4 },
      { stock_quantity: 7 },
    ],
    [
      { what: 'stock_quantity', change: { how: 'set', value: '' } },
      { manage_stock: true, stock_quantity: 4 },
      { manage_stock: false },
    ],
    [
      { what: 'stock_status', value: 'outofstock' },
      { manage_stock: true },
      { manage_stock: false, stock_status: 'outofstock' },
    ],
    [{ what: 'weight', change: { how: 'set', value: '1.50' } }, { weight: '1' }, { weight: '1.5' }],
    [{ what: 'weight', change: raise('percent', '10') }, { weight: '0.125' }, { weight: '0.1375' }],
    [{ what: 'status', value: 'private' }, { status: 'publish' }, { status: 'private' }],
    [{ what: 'image', image: buildPicture(7) }, { image: buildPicture(6) }, { image: buildPicture(7) }],
    [{ what: 'image', image: null }, { image: buildPicture(6) }, { image: null }],
  ])('%j of %j changes %j', (change, before, edit) => {
    expect(plan(change, before)).toEqual({ edits: { 1: edit }, unchanged: 0, problems: [] });
  });

  test.each<[BulkChange, Partial<ListedVariation>]>([
    [{ what: 'end_sale' }, { sale_price: '' }],
    [{ what: 'image', image: buildPicture(6) }, { image: { ...buildPicture(6), src: '/6-small.jpg' } }],
    [{ what: 'image', image: null }, { image: null }],
    [{ what: 'weight', change: { how: 'set', value: '1.50' } }, { weight: '1.5' }],
    [{ what: 'status', value: 'private' }, { status: 'private' }],
  ])('%j of %j changes nothing', (change, before) => {
    expect(plan(change, before)).toEqual({ edits: {}, unchanged: 1, problems: [] });
  });

  test('rejects sale dates without a sale price and a discount of zero', () => {
    expect(plan({ what: 'sale_dates', from: '', to: '2026-11-30' }, {}).problems).toEqual([
      { id: 1, problem: 'nothing-there' },
    ]);
    expect(plan({ what: 'discount', by: 'amount', value: '0' }, { regular_price: '5' }).problems).toEqual([
      { id: 1, problem: 'sale-not-lower' },
    ]);
  });
});
