/** @jest-environment node */

import type { Term } from '@admin/store-taxonomies';
import { findRows, listAncestors, listPaths, listRows, toTree } from './tree';

const buildTerm = (id: number, name: string, parent = 0): Term => ({ id, name, slug: name, parent });

const HOME = buildTerm(1, 'Home');
const GARDEN = buildTerm(2, 'Garden', 1);
const TOOLS = buildTerm(3, 'Tools', 2);
const SAO = buildTerm(4, 'São Tomé');
const ALL = [TOOLS, GARDEN, HOME, SAO];

const all = () => true;
const draw = (rows: ReturnType<typeof listRows>) =>
  rows.map(({ term, level, isExpanded }) => `${'-'.repeat(level)}${isExpanded ? 'v' : ''}${term.name}`);

test.each<[string, readonly Term[], string[]]>([
  ['below their parents', ALL, ['-vHome', '--vGarden', '---Tools', '-São Tomé']],
  ['at the top level if their parent is missing', [TOOLS, SAO], ['-Tools', '-São Tomé']],
  ['once if their parents form a cycle', [buildTerm(1, 'A', 2), buildTerm(2, 'B', 1)], ['-vA', '--B']],
  ['that are their own parents', [buildTerm(1, 'A', 1)], ['-A']],
])('lists terms %s', (_, terms, rows) => {
  expect(draw(listRows(toTree(terms), all))).toEqual(rows);
});

test('hides the children of a collapsed term', () => {
  expect(draw(listRows(toTree(ALL), ({ id }) => id !== 2))).toEqual(['-vHome', '--Garden', '-São Tomé']);
});

test.each([
  ['tool', ['-vHome', '--vGarden', '---Tools']],
  ['SAO', ['-São Tomé']],
  ['o', ['-vHome', '--vGarden', '---Tools', '-São Tomé']],
  ['nothing', []],
])('finds "%s" with its parents', (search, rows) => {
  expect(draw(findRows(toTree(ALL), search))).toEqual(rows);
});

test('marks only matching terms as found', () => {
  expect(findRows(toTree(ALL), 'tool').map(({ isFound }) => isFound)).toEqual([false, false, true]);
});

test('lists all ancestors, also in circles', () => {
  expect([...listAncestors(ALL, [3])]).toEqual([2, 1]);
  expect([...listAncestors([buildTerm(1, 'A', 2), buildTerm(2, 'B', 1)], [1])]).toEqual([2, 1]);
});

test('lists full paths', () => {
  expect(listPaths(toTree(ALL)).map(({ path }) => path)).toEqual([
    'Home',
    'Home › Garden',
    'Home › Garden › Tools',
    'São Tomé',
  ]);
});
