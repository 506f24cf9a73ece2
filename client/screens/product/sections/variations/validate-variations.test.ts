import { findInvalidSales, validateVariations } from './validate-variations';

const SALE = 'The sale price of 1 of 2 changed variations is not lower than the list price.';

test.each([
  [
    'a sale price equal to the regular price',
    { sale_price: '10' },
    { regular_price: '10.00', sale_price: '' },
    [21],
  ],
  [
    'a regular price below the sale price',
    { regular_price: '4' },
    { regular_price: '10', sale_price: '5' },
    [21],
  ],
  ['a sale price without a regular price', { sale_price: '3' }, { regular_price: '', sale_price: '' }, [21]],
  [
    'a sale price below the regular price',
    { sale_price: '9.99' },
    { regular_price: '10', sale_price: '' },
    [],
  ],
  ['a removed sale price', { sale_price: '' }, { regular_price: '', sale_price: '3' }, []],
  ['a change that does not affect prices', { sku: 'x' }, { sku: '' }, []],
])('checks %s', (_what, edited, saved, found) => {
  const variations = { edits: { 21: edited, 22: { weight: '1' } }, saved: { 21: saved, 22: { weight: '' } } };

  expect(findInvalidSales(variations)).toEqual(found);
  expect(validateVariations(variations)).toEqual(found.length > 0 ? { variations: SALE } : {});
});
