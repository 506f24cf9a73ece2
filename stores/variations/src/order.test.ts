/** @jest-environment node */
import { filterVariations, moveVariation, type VariationFilter } from './index';
import { buildVariation } from './testing';

test.each<[string, number[], number, number, object]>([
  ['up', [1, 2, 3], 2, 1, { 2: { menu_order: 3 }, 3: { menu_order: 2 } }],
  ['to the front', [1, 2, 3], 2, 0, { 1: { menu_order: 2 }, 2: { menu_order: 3 }, 3: { menu_order: 1 } }],
  ['beyond the end', [1, 2, 3], 1, 9, { 2: { menu_order: 3 }, 3: { menu_order: 2 } }],
  ['to its own position', [1, 2, 3], 1, 1, {}],
  ['between positions with gaps', [10, 20, 30], 0, 1, { 1: { menu_order: 20 }, 2: { menu_order: 10 } }],
  ['among equal positions', [0, 0, 0], 2, 1, { 2: { menu_order: 2 }, 3: { menu_order: 1 } }],
])('moves a variation %s', (_, places, from, to, edits) => {
  const variations = places.map((menu_order, index) => ({ id: index + 1, menu_order }));

  expect(moveVariation(variations, from + 1, to)).toEqual(edits);
});

test('ignores an unknown variation', () => {
  expect(moveVariation([{ id: 1, menu_order: 0 }], 7, 0)).toEqual({});
});

describe('finding variations', () => {
  const option = (name: string, value: string, id = 0) => ({ id, name, option: value });
  const variations = [
    buildVariation({ id: 11, sku: 'TEE-1', attributes: [option('Colour', 'Red', 4), option('Size', 'S')] }),
    buildVariation({
      id: 12,
      sku: 'TEE-2',
      attributes: [option('Colour', 'Dark red', 4), option('Size', 'M')],
    }),
    buildVariation({ id: 13, sku: 'ANY', attributes: [option('Size', 'S')] }),
  ];

  test.each<[string, Partial<VariationFilter>, number[]]>([
    ['all without a filter', {}, [11, 12, 13]],
    ['by a value, including variations for any value', { options: [option('Colour', 'Red', 4)] }, [11, 13]],
    ['by several values', { options: [option('Colour', 'Red', 4), option('Size', 'M')] }, []],
    ['by words in values and SKU', { search: ' red tee-2 ' }, [12]],
    ['by id', { search: '#13' }, [13]],
    ['by words and a value', { search: 'red', options: [option('Size', 'S')] }, [11]],
  ])('%s', (_, filter, ids) => {
    const found = filterVariations(variations, { options: [], search: '', ...filter });

    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});
