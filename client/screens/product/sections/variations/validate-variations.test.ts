import { findNoSales, validateVariations } from './validate-variations';

const SALE = 'The sale price of 1 of 2 changed variations is not lower than the list price.';

test.each([
  ['a sale at the list price', { sale_price: '10' }, { regular_price: '10.00', sale_price: '' }, [21]],
  ['a list price below the sale', { regular_price: '4' }, { regular_price: '10', sale_price: '5' }, [21]],
  ['a sale without a list price', { sale_price: '3' }, { regular_price: '', sale_price: '' }, [21]],
  ['a sale below the list price', { sale_price: '9.99' }, { regular_price: '10', sale_price: '' }, []],
  ['a sale that ends', { sale_price: '' }, { regular_price: '', sale_price: '3' }, []],
  ['what has nothing to do with prices', { sku: 'x' }, { sku: '' }, []],
])('checks %s', (_what, edited, saved, found) => {
  const variations = { edits: { 21: edited, 22: { weight: '1' } }, saved: { 21: saved, 22: { weight: '' } } };

  expect(findNoSales(variations)).toEqual(found);
  expect(validateVariations(variations)).toEqual(found.length > 0 ? { variations: SALE } : {});
});
