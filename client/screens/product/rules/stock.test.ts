/** @jest-environment node */
import { getStockStatus, validateStock, type Stock, type StockRules } from './stock';

const RULES: StockRules = { isCounted: true, outOfStockThreshold: 0, lowStockThreshold: 2, format: '' };
const buildStock = (stock: Partial<Stock>): Stock => ({
  type: 'simple',
  manage_stock: true,
  stock_quantity: 5,
  stock_status: 'instock',
  backorders: 'no',
  low_stock_amount: null,
  ...stock,
});

test.each<[Partial<Stock>, Partial<StockRules>, string]>([
  [{ stock_quantity: 1 }, {}, 'instock'],
  [{ stock_quantity: 0 }, {}, 'outofstock'],
  [{ stock_quantity: null }, {}, 'outofstock'],
  [{ stock_quantity: -2 }, {}, 'outofstock'],
  [{ stock_quantity: 0, backorders: 'notify' }, {}, 'onbackorder'],
  [{ stock_quantity: 0, backorders: 'yes' }, {}, 'onbackorder'],
  [{ stock_quantity: 3, backorders: 'yes' }, {}, 'instock'],
  [{ stock_quantity: 3 }, { outOfStockThreshold: 3 }, 'outofstock'],
  [{ stock_quantity: 4 }, { outOfStockThreshold: 3 }, 'instock'],
  // The quantity overrides the chosen status.
  [{ stock_quantity: 4, stock_status: 'outofstock' }, {}, 'instock'],
  [{ manage_stock: false, stock_quantity: 0, stock_status: 'onbackorder' }, {}, 'onbackorder'],
  [{ manage_stock: 'parent', stock_quantity: 0, stock_status: 'instock' }, {}, 'instock'],
  [{ stock_quantity: 0 }, { isCounted: false }, 'instock'],
  [{ type: 'external', stock_status: 'outofstock' }, {}, 'instock'],
  [{ type: 'grouped', stock_quantity: 0 }, {}, 'instock'],
  [{ type: 'variable', stock_quantity: 0 }, {}, 'outofstock'],
])('stock status of %p with %p is %s', (stock, rules, expected) => {
  expect(getStockStatus(buildStock(stock), { ...RULES, ...rules })).toBe(expected);
});

test.each<[number | null, number | null, Partial<Stock> | undefined, object]>([
  [5, 2, undefined, {}],
  [0, 0, undefined, {}],
  [null, null, undefined, {}],
  [-1, null, undefined, { stock_quantity: 'Stock quantity must be a positive number.' }],
  [5, -1, undefined, { low_stock_amount: 'Stock quantity must be a positive number.' }],
  [1.5, null, undefined, { stock_quantity: 'Please enter a whole number.' }],
  [-3, null, { stock_quantity: -3 }, {}],
  [-4, null, { stock_quantity: -3 }, { stock_quantity: 'Stock quantity must be a positive number.' }],
  [2.5, null, { stock_quantity: 2.5 }, {}],
])('quantity %p, low stock amount %p, saved %p: %p', (stock_quantity, low_stock_amount, saved, expected) => {
  expect(validateStock({ stock_quantity, low_stock_amount }, saved && buildStock(saved))).toEqual(expected);
});

test("reports text that isn't a number", () => {
  // Fields pass on invalid text.
  const typed = JSON.parse('{"stock_quantity": "two", "low_stock_amount": null}') as Stock;

  expect(validateStock(typed)).toEqual({ stock_quantity: 'Please enter a whole number.' });
});
