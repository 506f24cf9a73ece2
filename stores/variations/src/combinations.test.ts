import { combine, previewGeneration, type VaryingAttribute } from './index';
import { buildVariation } from './testing';

const buildAttribute = (name: string, options: string[], id = 0): VaryingAttribute => ({
  id,
  name,
  variation: true,
  options,
});

const COLOUR = buildAttribute('Colour', ['Red', 'Blue'], 4);
const SIZE = buildAttribute('Size', ['S', 'M', 'L']);
const red = { id: 4, name: 'Colour', option: 'Red' };
const blue = { ...red, option: 'Blue' };
const size = (option: string) => ({ id: 0, name: 'Size', option });

test.each<[string, VaryingAttribute[], string[]]>([
  ['no attributes', [], []],
  ['an attribute that is not used for variations', [{ ...COLOUR, variation: false }], []],
  ['an attribute without values', [SIZE, buildAttribute('Print', [])], ['S', 'M', 'L']],
  ['two attributes', [COLOUR, SIZE], ['Red S', 'Red M', 'Red L', 'Blue S', 'Blue M', 'Blue L']],
])('combines %s', (_, attributes, combinations) => {
  const all = [...combine(attributes)].map((chosen) => chosen.map(({ option }) => option).join(' '));

  expect(all).toEqual(combinations);
});

test('previews the number of missing combinations and the first ones', () => {
  const variations = [
    buildVariation({ id: 11, attributes: [red, size('S')] }),
    // The order of attributes does not matter.
    buildVariation({ id: 12, attributes: [size('L'), red] }),
  ];

  expect(previewGeneration([COLOUR, SIZE], variations, 2)).toEqual({
    possible: 6,
    missing: 4,
    examples: [
      [red, size('M')],
      [blue, size('S')],
    ],
    outdated: [],
  });
});

test('ignores variations for any value and counts duplicates once', () => {
  const variations = [
    buildVariation({ id: 11, attributes: [red] }),
    buildVariation({ id: 12, attributes: [red, size('')] }),
    buildVariation({ id: 13, attributes: [red, size('S')] }),
    buildVariation({ id: 14, attributes: [red, size('S')] }),
  ];

  expect(previewGeneration([COLOUR, SIZE], variations)).toMatchObject({ missing: 5, outdated: [] });
});

test("compares values regardless of the host's format", () => {
  const attribute = buildAttribute('Finish &amp; cut', ['Black &amp; white']);
  const attributes = [{ id: 0, name: 'Finish & cut', option: 'Black & white' }];

  expect(previewGeneration([attribute], [buildVariation({ attributes })])).toMatchObject({
    missing: 0,
    outdated: [],
  });
});

test('reports variations with old values or attributes', () => {
  const variations = [
    buildVariation({ id: 11, attributes: [red, size('XL')] }),
    buildVariation({ id: 12, attributes: [red, size('S'), { id: 0, name: 'Print', option: 'Stars' }] }),
    buildVariation({ id: 13, attributes: [blue, size('S')] }),
  ];

  expect(previewGeneration([COLOUR, SIZE], variations)).toMatchObject({ missing: 5, outdated: [11, 12] });
});

test('counts millions of combinations without iterating', () => {
  const attributes = Array.from({ length: 12 }, (_, index) =>
    buildAttribute(`Attribute ${index}`, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']),
  );

  const { possible, missing, examples } = previewGeneration(attributes, []);

  expect({ possible, missing, examples: examples.length }).toEqual({
    possible: 1e12,
    missing: 1e12,
    examples: 3,
  });
});

test('generates nothing without attributes', () => {
  expect(previewGeneration([{ ...SIZE, variation: false }], [])).toEqual({
    possible: 0,
    missing: 0,
    examples: [],
    outdated: [],
  });
});
