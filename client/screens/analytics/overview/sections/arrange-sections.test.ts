/** @jest-environment node */

import {
  arrangeSections,
  changeSection,
  fromBlocks,
  moveSection,
  storeSections,
  toBlocks,
} from './arrange-sections';
import type { Section } from './section';

const buildSection = (key: string, overrides: Partial<Section> = {}): Section => ({
  key,
  component: () => null,
  title: key.toUpperCase(),
  isVisible: true,
  hiddenBlocks: [],
  ...overrides,
});

const SECTIONS = [buildSection('a', { hiddenBlocks: ['x'] }), buildSection('b'), buildSection('c')];
const keys = (sections: readonly Section[]) => sections.map(({ key }) => key);

describe("layout saved by WooCommerce's own overview", () => {
  const charts = buildSection('charts', {
    ownBlocks: ['gross', 'orders_avg'],
    stockKeys: { avg: 'orders_avg' },
  });
  const hiddenOf = (stored: unknown) => arrangeSections([charts], stored)[0]?.hiddenBlocks;

  test("maps its block names, and hides blocks that it doesn't have", () => {
    expect(hiddenOf([{ key: 'charts', hiddenBlocks: ['avg', 'net'] }])).toEqual([
      'orders_avg',
      'net',
      'gross',
    ]);
  });

  test('keeps blocks visible that were chosen here', () => {
    const [section] = arrangeSections([charts], [{ key: 'charts', hiddenBlocks: ['avg', 'net'] }]);
    if (!section) throw new Error('A section was expected.');
    const chosen = storeSections([{ ...section, hiddenBlocks: ['net'] }], undefined);

    expect(hiddenOf(chosen)).toEqual(['net']);
    // A different block is hidden there, and the rest of the entry stays.
    expect(hiddenOf([{ ...chosen[0], hiddenBlocks: ['net', 'sales'] }])).toEqual(['net', 'sales']);
  });
});

test('keeps the default sections without a stored layout', () => {
  expect(arrangeSections(SECTIONS, undefined)).toMatchObject([
    { key: 'a', title: 'A', isVisible: true, hiddenBlocks: ['x'], blockOrder: [], blockTitles: {} },
    { key: 'b' },
    { key: 'c' },
  ]);
});

test('reads order, title, visibility and blocks from the stored layout', () => {
  const stored = [
    {
      key: 'c',
      title: 'Charts of mine',
      isVisible: false,
      hiddenBlocks: ['y'],
      component: 'nothing',
      blockOrder: ['z'],
    },
    { key: 'gone', title: 'From an extension that is off' },
    { key: 'a', hiddenBlocks: [] },
  ];

  const [first, second, third] = arrangeSections(SECTIONS, stored);

  expect(first).toMatchObject({ key: 'c', title: 'Charts of mine', isVisible: false, hiddenBlocks: ['y'] });
  expect(first).toMatchObject({ component: SECTIONS[2]?.component, usualTitle: 'C', blockOrder: ['z'] });
  expect(second).toMatchObject({ key: 'a', title: 'A', hiddenBlocks: [] });
  expect(third).toMatchObject({ key: 'b' });
});

test.each([
  ['text', 'all of them'],
  ['an object', { a: true }],
  ['null', null],
  ['invalid entries', [null, 7, 'a', {}, { key: 3 }]],
  [
    'values of other types',
    [{ key: 'a', title: 5, isVisible: 'yes', hiddenBlocks: 'x', blockOrder: {}, blockTitles: [1] }],
  ],
  ['a blank title', [{ key: 'a', title: '  ' }]],
])('ignores %s as stored value', (_, stored) => {
  expect(arrangeSections(SECTIONS, stored)).toMatchObject([
    { key: 'a', title: 'A', isVisible: true, hiddenBlocks: ['x'], blockOrder: [], blockTitles: {} },
    { key: 'b', title: 'B', isVisible: true },
    { key: 'c', title: 'C', isVisible: true },
  ]);
});

test('shows a section once if it is stored twice', () => {
  expect(keys(arrangeSections(SECTIONS, [{ key: 'b' }, { key: 'a' }, { key: 'b' }]))).toEqual([
    'b',
    'a',
    'c',
  ]);
});

test('keeps unknown sections and properties when saving', () => {
  const stored = [
    { key: 'gone', title: 'G' },
    { key: 'a', color: 'blue' },
  ];
  const sections = changeSection(arrangeSections(SECTIONS, stored), 'a', { title: 'New' });

  expect(storeSections(sections, stored)).toEqual([
    expect.objectContaining({ key: 'a', title: 'New', color: 'blue', isVisible: true, hiddenBlocks: ['x'] }),
    expect.objectContaining({ key: 'b' }),
    expect.objectContaining({ key: 'c' }),
    { key: 'gone', title: 'G' },
  ]);
  // The component is a function, which can't be stored as JSON.
  expect(storeSections(sections, stored)[0]).not.toHaveProperty('component');
});

test.each([
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['gone', 1, 'abc'],
])('moves "%s" by %d', (key, change, expected) => {
  expect(keys(moveSection(arrangeSections(SECTIONS, undefined), key, change)).join('')).toBe(expected);
});

test('moves a section past hidden ones', () => {
  const sections = arrangeSections(SECTIONS, [{ key: 'a' }, { key: 'b', isVisible: false }, { key: 'c' }]);

  expect(keys(moveSection(sections, 'c', -1))).toEqual(['c', 'a', 'b']);
  expect(keys(moveSection(sections, 'a', 1))).toEqual(['b', 'c', 'a']);
});

test('converts edited list items back to sections', () => {
  const sections = arrangeSections(SECTIONS, undefined);
  const [a, b, c] = toBlocks(sections);
  if (!a || !b || !c) throw new Error('Three lines were expected.');

  const arranged = fromBlocks(sections, [{ ...c, name: 'See' }, a, { ...b, isVisible: false }]);

  expect(arranged).toMatchObject([
    { key: 'c', title: 'See', isVisible: true },
    { key: 'a', title: 'A' },
    { key: 'b', isVisible: false },
  ]);
});
