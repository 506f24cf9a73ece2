import type { ProductAttribute } from '@admin/store-product';
import { buildAttribute } from '../testing/records';
import {
  addAttributes,
  isNameTaken,
  getAttributeKey,
  orderAttributes,
  removeAttribute,
  replaceAttribute,
  splitValues,
} from './attribute-lists';

const COLOR = buildAttribute('Color', { id: 1, position: 0 });
const FABRIC = buildAttribute('Fabric', { position: 1 });
const SIZE = buildAttribute('Size', { id: 2, position: 2 });
const ALL = [COLOR, FABRIC, SIZE];

const places = (attributes: readonly ProductAttribute[]) =>
  attributes.map(({ name, position }) => `${position} ${name}`);

test.each([
  ['global attributes by id', COLOR, '1'],
  ['custom attributes by name', FABRIC, ':Fabric'],
])('identifies %s', (_, attribute, key) => {
  expect(getAttributeKey(attribute)).toBe(key);
});

test('adds attributes at the end', () => {
  const { position: _, ...weight } = buildAttribute('Weight');

  expect(places(addAttributes(ALL, [weight]))).toEqual(['0 Color', '1 Fabric', '2 Size', '3 Weight']);
});

test('renumbers positions after a removal', () => {
  expect(places(removeAttribute(ALL, ':Fabric'))).toEqual(['0 Color', '1 Size']);
});

test('replaces a renamed attribute in place', () => {
  expect(places(replaceAttribute(ALL, ':Fabric', { ...FABRIC, name: 'Cloth' }))).toEqual([
    '0 Color',
    '1 Cloth',
    '2 Size',
  ]);
});

test.each([
  ['all attributes', [SIZE, COLOR, FABRIC], ['0 Size', '1 Color', '2 Fabric']],
  ['some attributes and keeps the others in place', [SIZE, COLOR], ['0 Size', '1 Fabric', '2 Color']],
])('reorders %s', (_, ordered, expected) => {
  expect(places(orderAttributes(ALL, ordered))).toEqual(expected);
});

test.each([
  ['color', true],
  [' COLOR ', true],
  ['Colour', false],
])('the name "%s" is taken: %s', (name, isTaken) => {
  expect(isNameTaken(name, ALL)).toBe(isTaken);
});

test('decodes entities when comparing names', () => {
  expect(isNameTaken('R&B', [buildAttribute('R&amp;B')])).toBe(true);
});

test.each([
  ['Red', ['Red']],
  ['Red | Blue|Red', ['Red', 'Blue']],
  ['10,5 cm', ['10,5 cm']],
  [' | ', []],
])('splits "%s" into values %j', (text, values) => {
  expect(splitValues(text)).toEqual(values);
});
