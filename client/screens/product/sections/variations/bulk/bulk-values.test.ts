import { FIRST_VALUES, readBulkValues, type BulkReading, type BulkValues } from './bulk-values';

const SEPARATORS = { decimalSeparator: ',', thousandSeparator: '.' };
const EUROPEAN = { price: { ...SEPARATORS, precision: 2, symbol: '€' }, measure: SEPARATORS };

test.each<[Partial<BulkValues>, BulkReading]>([
  [
    { what: 'regular_price', how: 'set', value: '1.234,50' },
    { change: { what: 'regular_price', change: { how: 'set', value: '1234.50' } } },
  ],
  [
    { what: 'regular_price', how: 'increase-percent', value: '10' },
    { change: { what: 'regular_price', change: { how: 'increase', by: 'percent', value: '10' } } },
  ],
  [
    { what: 'sale_price', how: 'decrease-amount', value: '0,5' },
    { change: { what: 'sale_price', change: { how: 'decrease', by: 'amount', value: '0.5' } } },
  ],
  [
    { what: 'sale_price', how: 'below-percent', value: '20' },
    { change: { what: 'discount', by: 'percent', value: '20' } },
  ],
  [
    { what: 'stock_quantity', how: 'set', value: '0' },
    { change: { what: 'stock_quantity', change: { how: 'set', value: '0' } } },
  ],
  [
    { what: 'regular_price', value: '0.500' },
    { change: { what: 'regular_price', change: { how: 'set', value: '0.500' } } },
  ],
  [
    { what: 'regular_price', value: '1.234' },
    { change: { what: 'regular_price', change: { how: 'set', value: '1234' } } },
  ],
  [
    { what: 'regular_price', value: '5 €' },
    { change: { what: 'regular_price', change: { how: 'set', value: '5' } } },
  ],
  [
    { what: 'stock_quantity', value: '1.234' },
    { change: { what: 'stock_quantity', change: { how: 'set', value: '1234' } } },
  ],
  [
    { what: 'weight', value: '0.250' },
    { change: { what: 'weight', change: { how: 'set', value: '0.250' } } },
  ],
  [
    { what: 'weight', value: '1.250' },
    { errors: { value: expect.stringContaining('1250 or 1,250') as string } },
  ],
  [
    { what: 'regular_price', how: 'increase-percent', value: '1.250' },
    { errors: { value: expect.stringContaining('1250 or 1,250') as string } },
  ],
  [{ what: 'end_sale' }, { change: { what: 'end_sale' } }],
  [
    { what: 'sale_dates', from: '2026-11-27', to: '' },
    { change: { what: 'sale_dates', from: '2026-11-27', to: '' } },
  ],
  [{ what: 'status' }, { change: { what: 'status', value: 'private' } }],
  [{ what: 'image', image: null }, { change: { what: 'image', image: null } }],
  [{ what: 'regular_price', value: '' }, { errors: { value: 'This field is required.' } }],
  [{ what: 'weight', value: '5 kg' }, { errors: { value: 'Please enter a number without symbols.' } }],
  [{ what: 'stock_quantity', value: '1,5' }, { errors: { value: 'Please enter a whole number.' } }],
  [{ what: 'image' }, { errors: { image: 'Please choose an image.' } }],
  [
    { what: 'sale_dates', from: '2026-11-27', to: '2026-11-26' },
    { errors: { to: 'The end date of the sale must be after the start date.' } },
  ],
])('reads %j as %j', (values, reading) => {
  expect(readBulkValues({ ...FIRST_VALUES, ...values }, EUROPEAN)).toEqual(reading);
});
