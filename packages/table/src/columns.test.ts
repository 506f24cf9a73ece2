/** @jest-environment node */

import { getHiddenColumns } from './columns';
import type { Column } from './types';

const COLUMNS: readonly Column[] = [
  { key: 'name', label: 'Name', required: true, hiddenByDefault: true },
  { key: 'sku', label: 'SKU', hiddenByDefault: true },
  { key: 'sold', label: 'Sold' },
];

test.each([
  ['by default', undefined, ['sku']],
  ['unless the saved list is empty', [], []],
  ['that the user hid', ['sold', 'sku'], ['sku', 'sold']],
  ['unless they are required', ['name', 'sold'], ['sold']],
  ['only if they exist', ['gone'], []],
])('hides columns %s', (_when, chosen, expected) => {
  expect(getHiddenColumns(COLUMNS, chosen)).toEqual(expected);
});
